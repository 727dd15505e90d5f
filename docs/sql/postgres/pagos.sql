-- The SQL of pagos on PostgreSQL 15
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/pagos/intentos.queries.ts

-- selectIntento
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, proxima_consulta_en, creado_en
from pago_intentos
where id = $1;
--   pago_intentos: pago_intentos_pkey

-- lockIntento
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, proxima_consulta_en, creado_en
from pago_intentos
where id = $1
for no key update;
--   pago_intentos: pago_intentos_pkey

-- selectIntentoByToken
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, proxima_consulta_en, creado_en
from pago_intentos
where token = $1;
--   pago_intentos: pago_intentos_token_key

-- selectAutorizado
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, proxima_consulta_en, creado_en
from pago_intentos
where pedido_id = $1 and estado = $2;
--   pago_intentos: pago_intentos_autorizado

-- selectIntentoByBuyOrder
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, proxima_consulta_en, creado_en
from pago_intentos
where buy_order = $1 and session_id = $2;
--   pago_intentos: pago_intentos_session_id_key

-- lockLiveIntentos
select pago_intentos.id, pago_intentos.pedido_id, pago_intentos.estado, pago_intentos.creado_en,
  pedidos.huella
from pago_intentos
inner join pedidos on pedidos.id = pago_intentos.pedido_id
where pago_intentos.usuario_id = $1 and pago_intentos.estado in ($2, $3, $4)
order by pago_intentos.id desc
limit $5
for no key update of pago_intentos;
--   pago_intentos: pago_intentos_por_usuario
--   pedidos: pedidos_pkey

-- hasLaterPayment
select id
from pago_intentos
where usuario_id = $1 and id > $2 and pedido_id != $3 and estado != $4
limit $5;
--   pago_intentos: pago_intentos_por_usuario

-- selectStartsSince
select creado_en
from pago_intentos
where usuario_id = $1 and creado_en > $2 and creado_en <= $3
order by creado_en desc
limit $4;
--   pago_intentos: pago_intentos_por_usuario

-- insertIntento
insert into pago_intentos (pedido_id, usuario_id, buy_order, session_id, monto, ambiente, comercio,
  proxima_consulta_en, estado, creado_en, actualizado_en)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
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

-- scheduleIntento
update pago_intentos
set proxima_consulta_en = $1, consultas = $2
where id = $3 and estado in ($4, $5, $6, $7);
--   pago_intentos: pago_intentos_pkey

-- countIntentos
select estado, count(*) as total
from pago_intentos
group by estado
order by estado
limit $1;
--   pago_intentos: whole table

-- modules/pagos/intentos-of-pedido.queries.ts

-- hasLiveIntento
select id
from pago_intentos
where pedido_id = $1 and estado in ($2, $3, $4)
limit $5;
--   pago_intentos: pago_intentos_por_pedido

-- selectRival
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, proxima_consulta_en, creado_en
from pago_intentos
where pedido_id = $1 and id != $2 and estado = $3
order by id
limit $4;
--   pago_intentos: pago_intentos_por_pedido

-- modules/pagos/watch/conciliacion.queries.ts

-- takeConciliacion
select tomada_hasta, terminada_en
from conciliaciones
where fecha = $1;
--   conciliaciones

-- takeConciliacion
select id
from pago_intentos
where creado_en >= $1
order by creado_en, id
limit $2;
--   pago_intentos: pago_intentos_por_creado_en

-- takeConciliacion
insert into conciliaciones (fecha, hasta_id, tomada_hasta, empezada_en)
values ($1, $2, $3, $4)
on conflict (fecha) do nothing;

-- takeConciliacion
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
select pago_intentos.id, pago_intentos.pedido_id, pago_intentos.usuario_id, pago_intentos.estado,
  pago_intentos.buy_order, pago_intentos.session_id, pago_intentos.token, pago_intentos.url,
  pago_intentos.monto, pago_intentos.ambiente, pago_intentos.comercio, pago_intentos.motivo,
  pago_intentos.consultas, pago_intentos.ultimo_error, pago_intentos.por_otra_via,
  pago_intentos.proxima_consulta_en, pago_intentos.creado_en, pago_intentos.por_otra_via,
  pedidos.estado as pedido_estado
from pago_intentos
inner join pedidos on pedidos.id = pago_intentos.pedido_id
where pago_intentos.id > $1 and pago_intentos.creado_en >= $2 and
  pago_intentos.actualizado_en <= $3 and pago_intentos.estado in ($4, $5, $6, $7, $8, $9, $10) and
  pago_intentos.token is not null and pago_intentos.ambiente = $11 and pago_intentos.comercio = $12
order by pago_intentos.id
limit $13;
--   pago_intentos: pago_intentos_por_creado_en
--   pedidos: pedidos_pkey

-- selectLastConciliacion
select terminada_en
from conciliaciones
where terminada_en is not null
order by fecha desc
limit $1;
--   conciliaciones

-- modules/pagos/watch/discrepancias.queries.ts

-- insertDiscrepancia
insert into discrepancias (intento_id, pedido_id, tipo, nuestro_estado, nuestro_monto, suyo_estado,
  suyo_monto, medida, estado, creado_en)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
on conflict (intento_id, tipo, nuestro_estado, suyo_estado, suyo_monto) do nothing
returning id;

-- closeDiscrepanciaRow
update discrepancias
set estado = $1, nota = $2, autor = $3, resuelta_en = $4
where id = $5 and estado = $6;
--   discrepancias

-- countDiscrepanciasAbiertas
select count(*) as total
from discrepancias
where estado = $1;
--   discrepancias

-- countDiscrepancias
select count(*) as total
from discrepancias;
--   discrepancias

-- selectDiscrepancias: all
select discrepancias.id, discrepancias.tipo, discrepancias.pedido_id, pedidos.nombre,
  pago_intentos.buy_order, discrepancias.nuestro_estado, discrepancias.nuestro_monto,
  discrepancias.suyo_estado, discrepancias.suyo_monto, discrepancias.medida, discrepancias.estado,
  discrepancias.nota, discrepancias.autor, discrepancias.creado_en, discrepancias.resuelta_en
from discrepancias
inner join pedidos on pedidos.id = discrepancias.pedido_id
inner join pago_intentos on pago_intentos.id = discrepancias.intento_id
order by discrepancias.id desc
limit $1
offset $2;
--   discrepancias
--   pago_intentos: pago_intentos_pkey
--   pedidos: pedidos_pkey

-- selectDiscrepancias: abiertas
select discrepancias.id, discrepancias.tipo, discrepancias.pedido_id, pedidos.nombre,
  pago_intentos.buy_order, discrepancias.nuestro_estado, discrepancias.nuestro_monto,
  discrepancias.suyo_estado, discrepancias.suyo_monto, discrepancias.medida, discrepancias.estado,
  discrepancias.nota, discrepancias.autor, discrepancias.creado_en, discrepancias.resuelta_en
from discrepancias
inner join pedidos on pedidos.id = discrepancias.pedido_id
inner join pago_intentos on pago_intentos.id = discrepancias.intento_id
where discrepancias.estado = $1
order by discrepancias.id desc
limit $2
offset $3;
--   discrepancias
--   pago_intentos: pago_intentos_pkey
--   pedidos: pedidos_pkey

-- selectDiscrepancia
select discrepancias.id, discrepancias.tipo, discrepancias.pedido_id, pedidos.nombre,
  pago_intentos.buy_order, discrepancias.nuestro_estado, discrepancias.nuestro_monto,
  discrepancias.suyo_estado, discrepancias.suyo_monto, discrepancias.medida, discrepancias.estado,
  discrepancias.nota, discrepancias.autor, discrepancias.creado_en, discrepancias.resuelta_en
from discrepancias
inner join pedidos on pedidos.id = discrepancias.pedido_id
inner join pago_intentos on pago_intentos.id = discrepancias.intento_id
where discrepancias.id = $1;
--   discrepancias
--   pago_intentos: pago_intentos_pkey
--   pedidos: pedidos_pkey

-- modules/pagos/watch/intentos-due.queries.ts

-- claimDueIntentos
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, proxima_consulta_en, creado_en
from pago_intentos
where (proxima_consulta_en <= $1 or (proxima_consulta_en > $2 and creado_en > $3))
order by proxima_consulta_en
limit $4
for update skip locked;
--   pago_intentos: pago_intentos_por_consultar

-- claimDueIntentos
update pago_intentos
set proxima_consulta_en = $1, consultas = consultas + $2
where id in ($3, $4);
--   pago_intentos: pago_intentos_pkey

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
limit $2;
--   pago_intentos: pago_intentos_por_pedido

-- modules/pagos/watch/pagos-figures.queries.ts

-- readPagosFigures
select pago_intentos.estado, count(*) as total,
  count(pago_intentos.proxima_consulta_en) as planned, min(pago_intentos.actualizado_en) as since
from pago_intentos
inner join pedidos on pedidos.id = pago_intentos.pedido_id
where pago_intentos.estado in ('confirmando', 'por_reembolsar') and
  (pago_intentos.estado = $1 or pago_intentos.actualizado_en < $2)
group by pago_intentos.estado
order by pago_intentos.estado
limit $3;
--   pago_intentos: pago_intentos_en_duda
--   pedidos: pedidos_pkey

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
limit $1;
--   conciliaciones

-- modules/pagos/watch/pagos-in-doubt.queries.ts

-- countDoubtfulPagos
select count(*) as total
from pago_intentos
inner join pedidos on pedidos.id = pago_intentos.pedido_id
where pago_intentos.estado in ('confirmando', 'por_reembolsar') and
  (pago_intentos.estado = $1 or pago_intentos.actualizado_en < $2);
--   pago_intentos: pago_intentos_en_duda
--   pedidos: pedidos_pkey

-- selectPagosEnDuda
select pago_intentos.id as intento_id, pago_intentos.pedido_id, pedidos.nombre,
  pago_intentos.estado, pago_intentos.monto, pago_intentos.motivo, pago_intentos.ultimo_error,
  pago_intentos.consultas, pago_intentos.proxima_consulta_en, pago_intentos.creado_en
from pago_intentos
inner join pedidos on pedidos.id = pago_intentos.pedido_id
where pago_intentos.estado in ('confirmando', 'por_reembolsar') and
  (pago_intentos.estado = $1 or pago_intentos.actualizado_en < $2)
order by pago_intentos.id desc
limit $3
offset $4;
--   pago_intentos: pago_intentos_en_duda
--   pedidos: pedidos_pkey

-- markLongDoubts
update pago_intentos
set duda_avisada_en = $1
where estado in ('confirmando', 'por_reembolsar') and actualizado_en < $2 and
  duda_avisada_en is null
returning id, pedido_id, estado;
--   pago_intentos: pago_intentos_en_duda
