-- The SQL of pagos on SQLite 3.53.4
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/pagos/adopted-intentos.queries.ts

-- moveIntentosTo
update pago_intentos
set usuario_id = ?
where pedido_id in (?)
returning id;
--   SEARCH pago_intentos USING COVERING INDEX pago_intentos_por_pedido (pedido_id=?)

-- modules/pagos/intentos.queries.ts

-- selectIntento
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, devuelto, proxima_consulta_en,
  reserva_hasta, creado_en
from pago_intentos
where id = ?;
--   SEARCH pago_intentos USING INTEGER PRIMARY KEY (rowid=?)

-- lockIntento
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, devuelto, proxima_consulta_en,
  reserva_hasta, creado_en
from pago_intentos
where id = ?;
--   SEARCH pago_intentos USING INTEGER PRIMARY KEY (rowid=?)

-- selectIntentoByToken
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, devuelto, proxima_consulta_en,
  reserva_hasta, creado_en
from pago_intentos
where token = ?;
--   SEARCH pago_intentos USING INDEX sqlite_autoindex_pago_intentos_3 (token=?)

-- selectAuthorized
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, devuelto, proxima_consulta_en,
  reserva_hasta, creado_en
from pago_intentos
where pedido_id = ? and estado = ?;
--   SEARCH pago_intentos USING INDEX pago_intentos_autorizado (pedido_id=?)

-- selectIntentoByBuyOrder
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, devuelto, proxima_consulta_en,
  reserva_hasta, creado_en
from pago_intentos
where buy_order = ? and session_id = ?;
--   SEARCH pago_intentos USING INDEX sqlite_autoindex_pago_intentos_2 (session_id=?)

-- lockLiveIntentos
select id, pedido_id, estado, creado_en, reserva_hasta
from pago_intentos
where usuario_id = ? and estado in (?, ?, ?)
order by id desc
limit 20;
--   SEARCH pago_intentos USING INDEX pago_intentos_por_usuario (usuario_id=?)
--   USE TEMP B-TREE FOR ORDER BY

-- hasLaterPayment
select id
from pago_intentos
where usuario_id = ? and id > ? and pedido_id != ? and estado != ?
limit 1;
--   SEARCH pago_intentos USING INDEX pago_intentos_por_usuario (usuario_id=?)

-- insertIntento
insert into pago_intentos (pedido_id, usuario_id, buy_order, session_id, monto, ambiente, comercio,
  proxima_consulta_en, reserva_desde, reserva_hasta, red, estado, creado_en, actualizado_en)
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning id;

-- moveIntento: from any allowed state
update pago_intentos
set ultimo_error = ?, duda_avisada_en = ?, estado = ?, actualizado_en = ?
where id = ? and estado in (?, ?, ?, ?, ?, ?);
--   SEARCH pago_intentos USING INTEGER PRIMARY KEY (rowid=?)

-- moveIntento: one that nobody asks about
update pago_intentos
set ultimo_error = ?, duda_avisada_en = ?, estado = ?, actualizado_en = ?
where id = ? and estado in (?) and proxima_consulta_en is null;
--   SEARCH pago_intentos USING INTEGER PRIMARY KEY (rowid=?)

-- noteIntentoError
update pago_intentos
set ultimo_error = ?
where id = ? and estado = ?;
--   SEARCH pago_intentos USING INTEGER PRIMARY KEY (rowid=?)

-- setNextQuestion
update pago_intentos
set proxima_consulta_en = ?, consultas = ?
where id = ? and estado in (?, ?, ?, ?);
--   SEARCH pago_intentos USING INTEGER PRIMARY KEY (rowid=?)

-- countIntentos
select estado, count(*) as total
from pago_intentos
group by estado
order by estado
limit 20;
--   SCAN pago_intentos
--   USE TEMP B-TREE FOR GROUP BY

-- modules/pagos/hold-episodes.queries.ts

-- selectPast
select "lastOfMax", paid, reserva_desde, hasta, pagada
from (select (select creado_en from pago_intentos where usuario_id = ? and creado_en > ? and
  creado_en <= ? order by creado_en desc limit 1 offset 4) as "lastOfMax",
  (select id from pago_intentos where usuario_id = ? and
  estado = 'autorizado' limit 1) as paid) as past
left join (select reserva_desde, max(reserva_hasta) as hasta, max(case when estado in (?, ?,
  ?) then 1 else 0 end) as pagada from pago_intentos where usuario_id = ? and creado_en > ? and
  reserva_desde is not null and
  estado != ? group by reserva_desde order by reserva_desde desc limit 100) as episodes on true
order by reserva_desde desc;
--   CO-ROUTINE past
--     SCAN CONSTANT ROW
--     SCALAR SUBQUERY 1
--       SEARCH pago_intentos USING COVERING INDEX pago_intentos_por_usuario (usuario_id=? AND creado_en>? AND creado_en<?)
--     SCALAR SUBQUERY 2
--       SEARCH pago_intentos USING INDEX pago_intentos_por_usuario (usuario_id=?)
--   MATERIALIZE episodes
--     SEARCH pago_intentos USING INDEX pago_intentos_por_usuario (usuario_id=? AND creado_en>?)
--     USE TEMP B-TREE FOR GROUP BY
--   SCAN past
--   SCAN episodes LEFT-JOIN
--   USE TEMP B-TREE FOR ORDER BY

-- selectIntentosOfRed
select id
from pago_intentos
where red = ?
order by id
limit 1000;
--   SEARCH pago_intentos USING COVERING INDEX pago_intentos_por_red (red=?)

-- forgetReds
select id
from pago_intentos
where red is not null and reserva_hasta < ?
order by red
limit 500;
--   SEARCH pago_intentos USING INDEX pago_intentos_por_red (red>?)

-- modules/pagos/intentos-of-pedido.queries.ts

-- hasLiveIntento
select id
from pago_intentos
where pedido_id = ? and estado in (?, ?, ?)
limit 1;
--   SEARCH pago_intentos USING INDEX pago_intentos_por_pedido (pedido_id=?)

-- selectRival
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, devuelto, proxima_consulta_en,
  reserva_hasta, creado_en
from pago_intentos
where pedido_id = ? and id != ? and estado = 'confirmando'
order by id
limit 1;
--   SEARCH pago_intentos USING INDEX pago_intentos_por_pedido (pedido_id=?)

-- modules/pagos/watch/conciliacion.queries.ts

-- leaseConciliacion
select tomada_hasta, terminada_en
from conciliaciones
where fecha = ?;
--   SEARCH conciliaciones USING INDEX sqlite_autoindex_conciliaciones_1 (fecha=?)

-- leaseConciliacion
select id
from pago_intentos
where creado_en >= ?
order by creado_en, id
limit 1;
--   SEARCH pago_intentos USING COVERING INDEX pago_intentos_por_creado_en (creado_en>?)

-- leaseConciliacion
insert into conciliaciones (fecha, hasta_id, tomada_hasta, empezada_en)
values (?, ?, ?, ?)
on conflict (fecha) do nothing;

-- leaseConciliacion
update conciliaciones
set tomada_hasta = ?
where fecha = ? and terminada_en is null and tomada_hasta <= ?
returning fecha, hasta_id, tomada_hasta, fallos, comparados, sin_respuesta, empezada_en,
  terminada_en;
--   SEARCH conciliaciones USING INDEX sqlite_autoindex_conciliaciones_1 (fecha=?)

-- writeConciliacion
update conciliaciones
set hasta_id = ?, fallos = ?, tomada_hasta = ?, terminada_en = ?, comparados = comparados + ?,
  sin_respuesta = sin_respuesta + ?
where fecha = ? and hasta_id = ? and tomada_hasta = ?;
--   SEARCH conciliaciones USING INDEX sqlite_autoindex_conciliaciones_1 (fecha=?)

-- selectEnded
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, devuelto, proxima_consulta_en,
  reserva_hasta, creado_en
from pago_intentos
where id > ? and creado_en >= ? and actualizado_en <= ? and estado in (?, ?, ?, ?, ?, ?, ?) and
  token is not null and ambiente = ? and comercio = ?
order by id
limit 20;
--   SEARCH pago_intentos USING INTEGER PRIMARY KEY (rowid>?)

-- selectLastConciliacion
select terminada_en
from conciliaciones
where terminada_en is not null
order by fecha desc
limit 1;
--   SCAN conciliaciones USING INDEX sqlite_autoindex_conciliaciones_1

-- modules/pagos/watch/discrepancias.queries.ts

-- insertDiscrepancia
insert into discrepancias (intento_id, pedido_id, tipo, nuestro_estado, nuestro_monto, suyo_estado,
  suyo_monto, medida, estado, creado_en)
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
on conflict (intento_id, tipo, nuestro_estado, suyo_estado, suyo_monto) do nothing
returning id;

-- markDiscrepanciaClosed
update discrepancias
set estado = ?, nota = ?, autor = ?, resuelta_en = ?
where id = ? and estado = ?;
--   SEARCH discrepancias USING INTEGER PRIMARY KEY (rowid=?)

-- countOpenDiscrepancias
select count(*) as total
from discrepancias
where estado = ?;
--   SEARCH discrepancias USING COVERING INDEX discrepancias_por_estado (estado=?)

-- countDiscrepancias
select count(*) as total
from discrepancias;
--   SCAN discrepancias USING COVERING INDEX discrepancias_por_estado

-- selectDiscrepancias: all
select discrepancias.id, discrepancias.tipo, discrepancias.pedido_id, pago_intentos.buy_order,
  discrepancias.nuestro_estado, discrepancias.nuestro_monto, discrepancias.suyo_estado,
  discrepancias.suyo_monto, discrepancias.medida, discrepancias.estado, discrepancias.nota,
  discrepancias.autor, discrepancias.creado_en, discrepancias.resuelta_en
from discrepancias
inner join pago_intentos on pago_intentos.id = discrepancias.intento_id
order by discrepancias.id desc
limit 100
offset ?;
--   SCAN discrepancias
--   SEARCH pago_intentos USING INTEGER PRIMARY KEY (rowid=?)

-- selectDiscrepancias: abiertas
select discrepancias.id, discrepancias.tipo, discrepancias.pedido_id, pago_intentos.buy_order,
  discrepancias.nuestro_estado, discrepancias.nuestro_monto, discrepancias.suyo_estado,
  discrepancias.suyo_monto, discrepancias.medida, discrepancias.estado, discrepancias.nota,
  discrepancias.autor, discrepancias.creado_en, discrepancias.resuelta_en
from discrepancias
inner join pago_intentos on pago_intentos.id = discrepancias.intento_id
where discrepancias.estado = ?
order by discrepancias.id desc
limit 100
offset ?;
--   SEARCH discrepancias USING INDEX discrepancias_por_estado (estado=?)
--   SEARCH pago_intentos USING INTEGER PRIMARY KEY (rowid=?)

-- forgetDiscrepanciaNotas
update discrepancias
set nota = ?
where intento_id in (select id from pago_intentos where usuario_id = ?);
--   SEARCH discrepancias USING COVERING INDEX sqlite_autoindex_discrepancias_1 (intento_id=?)
--   LIST SUBQUERY 1
--     SEARCH pago_intentos USING COVERING INDEX pago_intentos_por_usuario (usuario_id=?)

-- selectDiscrepanciaNotasOf
select discrepancias.pedido_id, discrepancias.creado_en, nota as texto
from discrepancias
inner join pago_intentos on pago_intentos.id = discrepancias.intento_id
where pago_intentos.usuario_id = ? and nota is not null
order by discrepancias.id
limit 1000;
--   SEARCH pago_intentos USING COVERING INDEX pago_intentos_por_usuario (usuario_id=?)
--   SEARCH discrepancias USING INDEX sqlite_autoindex_discrepancias_1 (intento_id=?)
--   USE TEMP B-TREE FOR ORDER BY

-- selectDiscrepancia
select discrepancias.id, discrepancias.tipo, discrepancias.pedido_id, pago_intentos.buy_order,
  discrepancias.nuestro_estado, discrepancias.nuestro_monto, discrepancias.suyo_estado,
  discrepancias.suyo_monto, discrepancias.medida, discrepancias.estado, discrepancias.nota,
  discrepancias.autor, discrepancias.creado_en, discrepancias.resuelta_en
from discrepancias
inner join pago_intentos on pago_intentos.id = discrepancias.intento_id
where discrepancias.id = ?;
--   SEARCH discrepancias USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH pago_intentos USING INTEGER PRIMARY KEY (rowid=?)

-- modules/pagos/watch/asked-intentos.queries.ts

-- selectIntentosOfPedido
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, devuelto, proxima_consulta_en,
  reserva_hasta, creado_en
from pago_intentos
where pedido_id = ?
order by id desc
limit 20;
--   SEARCH pago_intentos USING INDEX pago_intentos_por_pedido (pedido_id=?)

-- selectIntentoByOrden
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, devuelto, proxima_consulta_en,
  reserva_hasta, creado_en
from pago_intentos
where buy_order = ?;
--   SEARCH pago_intentos USING INDEX sqlite_autoindex_pago_intentos_1 (buy_order=?)

-- modules/pagos/watch/intentos-due.queries.ts

-- claimDueIntentos
select id, pedido_id, usuario_id, estado, buy_order, session_id, token, url, monto, ambiente,
  comercio, motivo, consultas, ultimo_error, por_otra_via, devuelto, proxima_consulta_en,
  reserva_hasta, creado_en
from pago_intentos
where (proxima_consulta_en <= ? or (proxima_consulta_en > ? and creado_en > ?)) and
  ((ambiente = ? and comercio = ?) or estado in (?, ?) or creado_en < ?)
order by proxima_consulta_en
limit 2;
--   MULTI-INDEX OR
--     INDEX 1
--       SEARCH pago_intentos USING INDEX pago_intentos_por_consultar (proxima_consulta_en<?)
--     INDEX 2
--       SEARCH pago_intentos USING INDEX pago_intentos_por_consultar (proxima_consulta_en>?)
--   USE TEMP B-TREE FOR ORDER BY

-- claimDueIntentos
update pago_intentos
set proxima_consulta_en = ?, consultas = consultas + ?
where id in (?, ?);
--   SEARCH pago_intentos USING INTEGER PRIMARY KEY (rowid=?)

-- countElsewhere
select comercio, count(*) as total
from pago_intentos
where estado in ('confirmando', 'por_reembolsar') and (ambiente <> ? or comercio <> ?)
group by comercio
order by comercio
limit 20;
--   SCAN pago_intentos USING INDEX pago_intentos_en_duda
--   USE TEMP B-TREE FOR GROUP BY

-- renewLease
update pago_intentos
set proxima_consulta_en = ?
where id = ? and proxima_consulta_en = ?;
--   SEARCH pago_intentos USING INTEGER PRIMARY KEY (rowid=?)

-- modules/pagos/watch/pagos-admin.queries.ts

-- selectIntentosOf
select id, estado, buy_order, monto, codigo_autorizacion, tipo_pago, cuotas, ultimos_digitos,
  estado_proveedor, motivo, ultimo_error, proxima_consulta_en, creado_en, actualizado_en
from pago_intentos
where pedido_id = ?
order by id desc
limit 100;
--   SEARCH pago_intentos USING INDEX pago_intentos_por_pedido (pedido_id=?)

-- modules/pagos/watch/pagos-figures.queries.ts

-- readPagosFigures
select estado, count(*) as total, count(proxima_consulta_en) as planned,
  min(actualizado_en) as since
from pago_intentos
where estado in ('confirmando', 'por_reembolsar') and (estado = ? or actualizado_en < ?)
group by estado
order by estado
limit 2;
--   SCAN pago_intentos USING INDEX pago_intentos_en_duda
--   USE TEMP B-TREE FOR GROUP BY

-- readPagosFigures
select count(*) as total
from discrepancias
where estado = ?;
--   SEARCH discrepancias USING COVERING INDEX discrepancias_por_estado (estado=?)

-- readPagosFigures
select terminada_en
from conciliaciones
where terminada_en is not null
order by fecha desc
limit 1;
--   SCAN conciliaciones USING INDEX sqlite_autoindex_conciliaciones_1

-- modules/pagos/watch/pagos-in-doubt.queries.ts

-- countDoubtfulPagos
select count(*) as total
from pago_intentos
where estado in ('confirmando', 'por_reembolsar') and (estado = ? or actualizado_en < ?);
--   SCAN pago_intentos USING INDEX pago_intentos_en_duda

-- selectDoubtfulPagos
select id as intento_id, pedido_id, estado, monto, motivo, ultimo_error, consultas,
  proxima_consulta_en, creado_en
from pago_intentos
where estado in ('confirmando', 'por_reembolsar') and (estado = ? or actualizado_en < ?)
order by id desc
limit 24
offset ?;
--   SCAN pago_intentos USING INDEX pago_intentos_en_duda

-- markLongDoubts
update pago_intentos
set duda_avisada_en = ?
where estado in ('confirmando', 'por_reembolsar') and actualizado_en < ? and duda_avisada_en is null
returning id, pedido_id, estado;
--   SCAN pago_intentos USING INDEX pago_intentos_en_duda
