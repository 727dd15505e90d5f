-- The SQL of pagos on PostgreSQL 15
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/pagos/adopted-intentos.queries.ts

-- moveIntentosTo
update pago_intentos
set usuario_id = $1
where pedido_id in ($2)
returning id;
--   pago_intentos: pago_intentos_por_pedido

-- modules/pagos/intentos.queries.ts

-- selectIntento
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, devuelto, proxima_consulta_en,
  reserva_hasta, creado_en
from pago_intentos
where id = $1;
--   pago_intentos: pago_intentos_pkey

-- lockIntento
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, devuelto, proxima_consulta_en,
  reserva_hasta, creado_en
from pago_intentos
where id = $1
for no key update;
--   pago_intentos: pago_intentos_pkey

-- selectIntentoByToken
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, devuelto, proxima_consulta_en,
  reserva_hasta, creado_en
from pago_intentos
where token = $1;
--   pago_intentos: pago_intentos_token_key

-- selectAuthorized
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, devuelto, proxima_consulta_en,
  reserva_hasta, creado_en
from pago_intentos
where pedido_id = $1 and estado = $2;
--   pago_intentos: pago_intentos_autorizado

-- selectIntentoByBuyOrder
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, devuelto, proxima_consulta_en,
  reserva_hasta, creado_en
from pago_intentos
where buy_order = $1 and session_id = $2;
--   pago_intentos: pago_intentos_session_id_key

-- lockLiveIntentos
select id, pedido_id, estado, creado_en, reserva_hasta
from pago_intentos
where usuario_id = $1 and estado in ($2, $3, $4)
order by id desc
limit 20
for no key update;
--   pago_intentos: pago_intentos_por_usuario

-- hasLaterPayment
select id
from pago_intentos
where usuario_id = $1 and id > $2 and pedido_id != $3 and estado != $4
limit 1;
--   pago_intentos: pago_intentos_por_usuario

-- insertIntento
insert into pago_intentos (pedido_id, usuario_id, buy_order, session_id, monto, ambiente, comercio,
  proxima_consulta_en, reserva_desde, reserva_hasta, red, estado, creado_en, actualizado_en)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
returning id;

-- moveIntento: from any allowed state
update pago_intentos
set ultimo_error = $1, duda_avisada_en = $2, estado = $3, actualizado_en = $4
where id = $5 and estado in ($6, $7, $8, $9, $10, $11);
--   pago_intentos: pago_intentos_pkey

-- moveIntento: one that nobody asks about
update pago_intentos
set ultimo_error = $1, duda_avisada_en = $2, estado = $3, actualizado_en = $4
where id = $5 and estado in ($6) and proxima_consulta_en is null;
--   pago_intentos: pago_intentos_en_duda

-- noteIntentoError
update pago_intentos
set ultimo_error = $1
where id = $2 and estado = $3;
--   pago_intentos: pago_intentos_en_duda

-- setNextQuestion
update pago_intentos
set proxima_consulta_en = $1, consultas = $2
where id = $3 and estado in ($4, $5, $6, $7);
--   pago_intentos: pago_intentos_pkey

-- countIntentos
select estado, count(*) as total
from pago_intentos
group by estado
order by estado
limit 20;
--   pago_intentos: whole table

-- modules/pagos/hold-episodes.queries.ts

-- selectPast
select "lastOfMax", paid, reserva_desde, hasta, pagada
from (select (select creado_en from pago_intentos where usuario_id = $1 and creado_en > $2 and
  creado_en <= $3 order by creado_en desc limit 1 offset 4) as "lastOfMax",
  (select id from pago_intentos where usuario_id = $4 and
  estado = 'autorizado' limit 1) as paid) as past
left join (select reserva_desde, max(reserva_hasta) as hasta, max(case when estado in ($5, $6,
  $7) then 1 else 0 end) as pagada from pago_intentos where usuario_id = $8 and creado_en > $9 and
  reserva_desde is not null and
  estado != $10 group by reserva_desde order by reserva_desde desc limit 100) as episodes on true
order by reserva_desde desc;
--   pago_intentos: pago_intentos_por_usuario

-- selectIntentosOfRed
select id
from pago_intentos
where red = $1
order by id
limit 1000;
--   pago_intentos: pago_intentos_por_red

-- forgetReds
select id
from pago_intentos
where red is not null and reserva_hasta < $1
order by red
limit 500
for update skip locked;
--   pago_intentos: pago_intentos_por_red

-- modules/pagos/intentos-of-pedido.queries.ts

-- hasLiveIntento
select id
from pago_intentos
where pedido_id = $1 and estado in ($2, $3, $4)
limit 1;
--   pago_intentos: pago_intentos_por_pedido

-- selectRival
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, devuelto, proxima_consulta_en,
  reserva_hasta, creado_en
from pago_intentos
where pedido_id = $1 and id != $2 and estado = 'confirmando'
order by id
limit 1;
--   pago_intentos: pago_intentos_por_pedido

-- modules/pagos/watch/conciliacion.queries.ts

-- leaseConciliacion
select tomada_hasta, terminada_en
from conciliaciones
where fecha = $1;
--   conciliaciones

-- leaseConciliacion
select id
from pago_intentos
where creado_en >= $1
order by creado_en, id
limit 1;
--   pago_intentos: pago_intentos_por_creado_en

-- leaseConciliacion
insert into conciliaciones (fecha, hasta_id, tomada_hasta, empezada_en)
values ($1, $2, $3, $4)
on conflict (fecha) do nothing;

-- leaseConciliacion
update conciliaciones
set tomada_hasta = $1
where fecha = $2 and terminada_en is null and tomada_hasta <= $3
returning fecha, hasta_id, tomada_hasta, fallos, comparados, sin_respuesta, empezada_en,
  terminada_en;
--   conciliaciones

-- writeConciliacion
update conciliaciones
set hasta_id = $1, fallos = $2, tomada_hasta = $3, terminada_en = $4, comparados = comparados + $5,
  sin_respuesta = sin_respuesta + $6
where fecha = $7 and hasta_id = $8 and tomada_hasta = $9;
--   conciliaciones

-- selectEnded
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, devuelto, proxima_consulta_en,
  reserva_hasta, creado_en
from pago_intentos
where id > $1 and creado_en >= $2 and actualizado_en <= $3 and estado in ($4, $5, $6, $7, $8, $9,
  $10) and token is not null and ambiente = $11 and comercio = $12
order by id
limit 20;
--   pago_intentos: pago_intentos_por_creado_en

-- selectLastConciliacion
select terminada_en
from conciliaciones
where terminada_en is not null
order by fecha desc
limit 1;
--   conciliaciones

-- modules/pagos/watch/discrepancias.queries.ts

-- insertDiscrepancia
insert into discrepancias (intento_id, pedido_id, tipo, nuestro_estado, nuestro_monto, suyo_estado,
  suyo_monto, medida, estado, creado_en)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
on conflict (intento_id, tipo, nuestro_estado, suyo_estado, suyo_monto) do nothing
returning id;

-- markDiscrepanciaClosed
update discrepancias
set estado = $1, nota = $2, autor = $3, resuelta_en = $4
where id = $5 and estado = $6;
--   discrepancias

-- countOpenDiscrepancias
select count(*) as total
from discrepancias
where estado = $1;
--   discrepancias

-- countDiscrepancias
select count(*) as total
from discrepancias;
--   discrepancias

-- selectDiscrepancias: all
select discrepancias.id, discrepancias.tipo, discrepancias.pedido_id, pago_intentos.buy_order,
  discrepancias.nuestro_estado, discrepancias.nuestro_monto, discrepancias.suyo_estado,
  discrepancias.suyo_monto, discrepancias.medida, discrepancias.estado, discrepancias.nota,
  discrepancias.autor, discrepancias.creado_en, discrepancias.resuelta_en
from discrepancias
inner join pago_intentos on pago_intentos.id = discrepancias.intento_id
order by discrepancias.id desc
limit 100
offset $1;
--   discrepancias
--   pago_intentos: pago_intentos_pkey

-- selectDiscrepancias: abiertas
select discrepancias.id, discrepancias.tipo, discrepancias.pedido_id, pago_intentos.buy_order,
  discrepancias.nuestro_estado, discrepancias.nuestro_monto, discrepancias.suyo_estado,
  discrepancias.suyo_monto, discrepancias.medida, discrepancias.estado, discrepancias.nota,
  discrepancias.autor, discrepancias.creado_en, discrepancias.resuelta_en
from discrepancias
inner join pago_intentos on pago_intentos.id = discrepancias.intento_id
where discrepancias.estado = $1
order by discrepancias.id desc
limit 100
offset $2;
--   discrepancias
--   pago_intentos: pago_intentos_pkey

-- forgetDiscrepanciaNotas
update discrepancias
set nota = $1
where intento_id in (select id from pago_intentos where usuario_id = $2);
--   discrepancias
--   pago_intentos: pago_intentos_por_usuario

-- selectDiscrepanciaNotasOf
select discrepancias.pedido_id, discrepancias.creado_en, nota as texto
from discrepancias
inner join pago_intentos on pago_intentos.id = discrepancias.intento_id
where pago_intentos.usuario_id = $1 and nota is not null
order by discrepancias.id
limit 1000;
--   discrepancias
--   pago_intentos: pago_intentos_pkey

-- selectDiscrepancia
select discrepancias.id, discrepancias.tipo, discrepancias.pedido_id, pago_intentos.buy_order,
  discrepancias.nuestro_estado, discrepancias.nuestro_monto, discrepancias.suyo_estado,
  discrepancias.suyo_monto, discrepancias.medida, discrepancias.estado, discrepancias.nota,
  discrepancias.autor, discrepancias.creado_en, discrepancias.resuelta_en
from discrepancias
inner join pago_intentos on pago_intentos.id = discrepancias.intento_id
where discrepancias.id = $1;
--   discrepancias
--   pago_intentos: pago_intentos_pkey

-- modules/pagos/watch/asked-intentos.queries.ts

-- selectIntentosOfPedido
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, devuelto, proxima_consulta_en,
  reserva_hasta, creado_en
from pago_intentos
where pedido_id = $1
order by id desc
limit 20;
--   pago_intentos: pago_intentos_por_pedido

-- selectIntentoByOrden
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, devuelto, proxima_consulta_en,
  reserva_hasta, creado_en
from pago_intentos
where buy_order = $1;
--   pago_intentos: pago_intentos_buy_order_key

-- modules/pagos/watch/intentos-due.queries.ts

-- claimDueIntentos
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, devuelto, proxima_consulta_en,
  reserva_hasta, creado_en
from pago_intentos
where (proxima_consulta_en <= $1 or (proxima_consulta_en > $2 and creado_en > $3)) and
  ((ambiente = $4 and comercio = $5) or estado in ($6, $7) or creado_en < $8)
order by proxima_consulta_en
limit 2
for update skip locked;
--   pago_intentos: pago_intentos_por_consultar

-- claimDueIntentos
update pago_intentos
set proxima_consulta_en = $1, consultas = consultas + $2
where id in ($3, $4);
--   pago_intentos: pago_intentos_pkey

-- countElsewhere
select comercio, count(*) as total
from pago_intentos
where estado in ('confirmando', 'por_reembolsar') and (ambiente <> $1 or comercio <> $2)
group by comercio
order by comercio
limit 20;
--   pago_intentos: pago_intentos_en_duda

-- renewLease
update pago_intentos
set proxima_consulta_en = $1
where id = $2 and proxima_consulta_en = $3;
--   pago_intentos: pago_intentos_por_consultar

-- modules/pagos/watch/pagos-admin.queries.ts

-- selectIntentosOf
select id, estado, buy_order, monto, codigo_autorizacion, tipo_pago, cuotas, ultimos_digitos,
  estado_proveedor, motivo, ultimo_error, proxima_consulta_en, creado_en, actualizado_en
from pago_intentos
where pedido_id = $1
order by id desc
limit 100;
--   pago_intentos: pago_intentos_por_pedido

-- modules/pagos/watch/pagos-figures.queries.ts

-- readPagosFigures
select estado, count(*) as total, count(proxima_consulta_en) as planned,
  min(actualizado_en) as since
from pago_intentos
where estado in ('confirmando', 'por_reembolsar') and (estado = $1 or actualizado_en < $2)
group by estado
order by estado
limit 2;
--   pago_intentos: pago_intentos_en_duda

-- readPagosFigures
select count(*) as total
from discrepancias
where estado = $1;
--   discrepancias

-- readPagosFigures
select terminada_en
from conciliaciones
where terminada_en is not null
order by fecha desc
limit 1;
--   conciliaciones

-- modules/pagos/watch/pagos-in-doubt.queries.ts

-- countDoubtfulPagos
select count(*) as total
from pago_intentos
where estado in ('confirmando', 'por_reembolsar') and (estado = $1 or actualizado_en < $2);
--   pago_intentos: pago_intentos_en_duda

-- selectDoubtfulPagos
select id as intento_id, pedido_id, estado, monto, motivo, ultimo_error, consultas,
  proxima_consulta_en, creado_en
from pago_intentos
where estado in ('confirmando', 'por_reembolsar') and (estado = $1 or actualizado_en < $2)
order by id desc
limit 24
offset $3;
--   pago_intentos: pago_intentos_en_duda

-- markLongDoubts
update pago_intentos
set duda_avisada_en = $1
where estado in ('confirmando', 'por_reembolsar') and actualizado_en < $2 and
  duda_avisada_en is null
returning id, pedido_id, estado;
--   pago_intentos: pago_intentos_en_duda
