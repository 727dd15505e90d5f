-- The SQL of pedidos on SQLite 3.53.4
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/pedidos/awaiting.queries.ts

-- selectAwaitingPago
select id
from pedidos
where estado in ('pendiente_pago', 'en_revision') and usuario_id <> ?
order by id
limit 2000;
--   SEARCH pedidos USING INDEX pedidos_por_estado (estado=?)
--   USE TEMP B-TREE FOR ORDER BY

-- modules/pedidos/bought.queries.ts

-- selectEmailsOf
select id, nombre, email, telefono
from pedidos
where pedidos.id in (select rowid from pedidos_busqueda where pedidos_busqueda match ?) and
  email like ?
order by id desc
limit 1000;
--   SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SCAN pedidos_busqueda VIRTUAL TABLE INDEX 0:M1

-- selectBoughtBy
select usuario_id, count(*) as pedidos, max(id) as ultimo
from pedidos
where usuario_id in (?, ?) and estado not in (?, ?, ?, ?)
group by usuario_id
order by usuario_id
limit 2;
--   SEARCH pedidos USING INDEX pedidos_por_usuario (usuario_id=?)

-- selectNombresOfPedidos
select id, nombre
from pedidos
where id in (?, ?)
order by id
limit 2;
--   SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)

-- modules/pedidos/pedidos-of-cuenta.queries.ts

-- selectPedidoDirecciones
select id, usuario_id, direccion
from pedidos
where usuario_id = ? and id > ?
order by id
limit 500;
--   SEARCH pedidos USING INDEX pedidos_por_usuario (usuario_id=? AND id>?)

-- selectOwnPedidoIds
select id
from pedidos
where usuario_id = ? and id > ?
order by id
limit 500;
--   SEARCH pedidos USING COVERING INDEX pedidos_por_usuario (usuario_id=? AND id>?)

-- blankPedido
update pedidos
set nombre = ?, email = ?, recibe = ?, telefono = ?, transportista = ?, seguimiento = ?,
  direccion = ?, huella = ?, busqueda = ?
where id = ?;
--   SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)

-- selectExpiredPedidos
select id, usuario_id, direccion
from pedidos
where creado_en < ? and email like ? and (creado_en < ? or estado in (?, ?, ?)) and
  estado not in (?, ?, ?)
order by creado_en
limit 200;
--   SEARCH pedidos USING INDEX pedidos_por_creado_en (creado_en<?)

-- blankDetalles
update pedido_detalles
set personalizacion = ?, huella = ?
where pedido_id = ? and personalizacion <> ?;
--   SEARCH pedido_detalles USING INDEX pedido_detalles_por_pedido (pedido_id=?)

-- forgetNotas
delete
from pedido_notas
where pedido_id in (?);
--   SEARCH pedido_notas USING COVERING INDEX pedido_notas_por_pedido (pedido_id=?)

-- forgetNotas
update reembolsos
set motivo = ?
where pedido_id in (?);
--   SEARCH reembolsos USING INDEX reembolsos_por_pedido (pedido_id=?)

-- selectNotasOf
select pedido_id, texto, pedido_notas.creado_en
from pedido_notas
inner join pedidos on pedidos.id = pedido_notas.pedido_id
where pedidos.usuario_id = ?
order by pedido_notas.id
limit 1000;
--   SEARCH pedidos USING COVERING INDEX pedidos_por_usuario (usuario_id=?)
--   SEARCH pedido_notas USING INDEX pedido_notas_por_pedido (pedido_id=?)
--   USE TEMP B-TREE FOR ORDER BY

-- selectNotasOf
select pedido_id, motivo as texto, reembolsos.creado_en
from reembolsos
inner join pedidos on pedidos.id = reembolsos.pedido_id
where pedidos.usuario_id = ?
order by reembolsos.id
limit 1000;
--   SEARCH pedidos USING COVERING INDEX pedidos_por_usuario (usuario_id=?)
--   SEARCH reembolsos USING INDEX reembolsos_por_pedido (pedido_id=?)
--   USE TEMP B-TREE FOR ORDER BY

-- movePedidosTo
update pedidos
set usuario_id = ?
where id in (?);
--   SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)

-- selectBuyersAmong
select distinct usuario_id
from pedidos
where usuario_id in (?, ?) and estado not in (?, ?, ?, ?)
order by usuario_id
limit 2;
--   SEARCH pedidos USING INDEX pedidos_por_usuario (usuario_id=?)

-- selectBoughtIds
select id
from pedidos
where usuario_id = ? and estado not in (?, ?, ?, ?)
order by id
limit 500;
--   SEARCH pedidos USING INDEX pedidos_por_usuario (usuario_id=?)

-- selectUnnamed
select distinct usuario_id
from pedidos
where usuario_id in (?, ?) and email like ?
order by usuario_id
limit 2;
--   SEARCH pedidos USING INDEX pedidos_por_usuario (usuario_id=?)

-- hasPedidoIn
select id
from pedidos
where usuario_id = ? and estado in (?, ?)
limit 1;
--   SEARCH pedidos USING INDEX pedidos_por_usuario (usuario_id=?)

-- hasBought
select pedidos.id
from pedidos
inner join pedido_detalles on pedido_detalles.pedido_id = pedidos.id
where pedidos.usuario_id = ? and pedidos.estado in (?, ?) and pedido_detalles.producto_id = ?
limit 1;
--   SEARCH pedidos USING INDEX pedidos_por_usuario (usuario_id=?)
--   SEARCH pedido_detalles USING COVERING INDEX pedido_detalles_por_pedido (pedido_id=? AND producto_id=?)

-- modules/pedidos/entregas.queries.ts

-- selectEntregas
select id, estado, pagado_en, enviado_en, entregado_en, despacho_hasta, despacho_modo
from pedidos
where pagado_en >= ? and (pagado_en > ? or id > ?)
order by pagado_en, id
limit 1000;
--   SEARCH pedidos USING INDEX pedidos_por_pagado_en (pagado_en>?)
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- modules/pedidos/boleta/boletas.queries.ts

-- updateBoleta
update pedidos
set boleta = ?
where id = ?;
--   SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)

-- findPedidoOfBoleta
select id
from pedidos
where boleta = ?;
--   SEARCH pedidos USING COVERING INDEX pedidos_por_boleta (boleta=?)

-- selectPaidBetween
select id, estado, total, pago, boleta, pagado_en
from pedidos
where pagado_en >= ? and pagado_en < ? and (pagado_en > ? or id > ?)
order by pagado_en, id
limit 200;
--   SEARCH pedidos USING INDEX pedidos_por_pagado_en (pagado_en>? AND pagado_en<?)
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- countPaidBetween
select count(*) as total
from pedidos
where pagado_en >= ? and pagado_en < ?;
--   SEARCH pedidos USING COVERING INDEX pedidos_por_pagado_en (pagado_en>? AND pagado_en<?)

-- modules/pedidos/enlace/pedido-enlaces.queries.ts

-- insertPedidoEnlace
insert into pedido_enlaces (hash, pedido_id, creado_en, expira_en)
values (?, ?, ?, ?);

-- findPedidoOfEnlace
select pedido_id
from pedido_enlaces
where hash = ? and expira_en > ?;
--   SEARCH pedido_enlaces USING INDEX sqlite_autoindex_pedido_enlaces_1 (hash=?)

-- countPedidoEnlaces
select count(*) as total
from pedido_enlaces
where pedido_id = ?;
--   SEARCH pedido_enlaces USING COVERING INDEX pedido_enlaces_por_pedido (pedido_id=?)

-- deletePedidoEnlaces
delete
from pedido_enlaces
where pedido_id in (?);
--   SEARCH pedido_enlaces USING COVERING INDEX pedido_enlaces_por_pedido (pedido_id=?)

-- deletePedidoEnlacesBefore
delete
from pedido_enlaces
where expira_en < ?;
--   SEARCH pedido_enlaces USING COVERING INDEX pedido_enlaces_por_vencer (expira_en<?)

-- modules/pedidos/pedido-history.queries.ts

-- selectEventos
select id, estado, motivo, autor, creado_en
from pedido_eventos
where pedido_id = ?
order by id
limit 200;
--   SEARCH pedido_eventos USING INDEX pedido_eventos_por_pedido (pedido_id=?)

-- selectPasos
select pedido_id, estado, min(creado_en) as en
from pedido_eventos
where pedido_id in (?, ?) and estado in (?, ?)
group by pedido_id, estado
order by pedido_id
limit 4;
--   SEARCH pedido_eventos USING INDEX pedido_eventos_por_pedido (pedido_id=?)
--   USE TEMP B-TREE FOR GROUP BY
--   USE TEMP B-TREE FOR ORDER BY

-- selectNotas
select id, autor, texto, creado_en
from pedido_notas
where pedido_id = ?
order by id desc
limit 200;
--   SEARCH pedido_notas USING INDEX pedido_notas_por_pedido (pedido_id=?)

-- insertNota
insert into pedido_notas (pedido_id, autor, texto, creado_en)
values (?, ?, ?, ?)
returning id;

-- modules/pedidos/new-pedido.queries.ts

-- selectPayableByHuella
select id, estado, total
from pedidos
where usuario_id = ? and huella = ? and estado in (?, ?, ?, ?) and (creado_en >= ? or estado = ?)
order by id desc
limit 1;
--   SEARCH pedidos USING INDEX pedidos_por_usuario (usuario_id=?)

-- insertPedido
insert into pedidos (usuario_id, nombre, email, total, direccion, recibe, telefono, huella,
  despacho_modo, despacho_precio, despacho_desde, despacho_hasta, despacho_listo, terminos_version,
  terminos_aceptados_en, creado_en, estado)
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning id;

-- insertPedido
update pedidos
set busqueda = ?
where id = ?;
--   SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)

-- insertPedido
insert into pedido_detalles (producto_id, nombre_producto, sku, precio_unitario, cantidad,
  a_medida, sin_retracto, personalizacion, pedido_id)
values (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- insertPedido
insert into pedido_eventos (pedido_id, estado, motivo, autor, creado_en)
values (?, ?, ?, ?, ?)
returning id;

-- writeBusqueda
update pedidos
set busqueda = ?
where id = ?;
--   SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)

-- renewPlazo
update pedidos
set despacho_desde = ?, despacho_hasta = ?, despacho_listo = ?
where id = ? and estado in (?, ?, ?, ?);
--   SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)

-- recordAcceptance
update pedidos
set terminos_version = ?, terminos_aceptados_en = ?
where id = ? and estado in (?, ?, ?, ?);
--   SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)

-- modules/pedidos/pedidos.queries.ts

-- selectPedido
select id, usuario_id, estado, total, devuelto, nombre, email, direccion, recibe, telefono, pago,
  transportista, seguimiento, enviado_en, boleta, despacho_modo, despacho_precio, despacho_desde,
  despacho_hasta, terminos_version, terminos_aceptados_en, creado_en
from pedidos
where id = ?;
--   SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)

-- selectBought
select id, producto_id, personalizacion, cantidad, a_medida
from pedido_detalles
where pedido_id = ?
order by id
limit 200;
--   SEARCH pedido_detalles USING INDEX pedido_detalles_por_pedido (pedido_id=?)
--   USE TEMP B-TREE FOR ORDER BY

-- selectPedidoFacts
select id, estado, nombre, huella, despacho_hasta, despacho_listo
from pedidos
where id in (?, ?)
order by id
limit 2;
--   SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)

-- lockPedido
select id, usuario_id, estado, total, devuelto, nombre, email, direccion, recibe, telefono, pago,
  transportista, seguimiento, enviado_en, boleta, despacho_modo, despacho_precio, despacho_desde,
  despacho_hasta, terminos_version, terminos_aceptados_en, creado_en
from pedidos
where id = ?;
--   SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)

-- selectBoughtOf
select id, usuario_id, estado, total, devuelto, nombre, email, direccion, recibe, telefono, pago,
  transportista, seguimiento, enviado_en, boleta, despacho_modo, despacho_precio, despacho_desde,
  despacho_hasta, terminos_version, terminos_aceptados_en, creado_en
from pedidos
where usuario_id = ? and estado not in (?, ?, ?, ?)
order by id desc
limit 50;
--   SEARCH pedidos USING INDEX pedidos_por_usuario (usuario_id=?)

-- selectPedidosOf
select id, usuario_id, estado, total, devuelto, nombre, email, direccion, recibe, telefono, pago,
  transportista, seguimiento, enviado_en, boleta, despacho_modo, despacho_precio, despacho_desde,
  despacho_hasta, terminos_version, terminos_aceptados_en, creado_en
from pedidos
where usuario_id = ?
order by id desc
limit 50;
--   SEARCH pedidos USING INDEX pedidos_por_usuario (usuario_id=?)

-- selectDetalles
select id, pedido_id, producto_id, nombre_producto, sku, precio_unitario, cantidad, a_medida,
  sin_retracto, personalizacion
from pedido_detalles
where pedido_id in (?, ?)
order by pedido_id, id
limit 400;
--   SEARCH pedido_detalles USING INDEX pedido_detalles_por_pedido (pedido_id=?)
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- selectPedidoOfDetalle
select pedido_id
from pedido_detalles
where id = ?;
--   SEARCH pedido_detalles USING INTEGER PRIMARY KEY (rowid=?)

-- updateDetalle
update pedido_detalles
set personalizacion = ?
where id = ?;
--   SEARCH pedido_detalles USING INTEGER PRIMARY KEY (rowid=?)

-- insertDetalle
insert into pedido_detalles (pedido_id, producto_id, nombre_producto, sku, precio_unitario,
  cantidad, a_medida, sin_retracto, personalizacion)
values (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- movePedido
update pedidos
set estado = ?
where id = ? and estado in (?);
--   SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)

-- movePedido
insert into pedido_eventos (pedido_id, estado, motivo, autor, creado_en)
values (?, ?, ?, ?, ?)
returning id;

-- correctEnvio
update pedidos
set transportista = ?, seguimiento = ?
where id = ? and estado = ?;
--   SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)

-- insertEvento
insert into pedido_eventos (pedido_id, estado, motivo, autor, creado_en)
values (?, ?, ?, ?, ?)
returning id;

-- modules/pedidos/pedidos-list.queries.ts

-- selectPedidoIds: all
select id
from pedidos
where true
order by id desc
limit 24
offset ?;
--   SCAN pedidos

-- selectPedidoIds: estado
select id
from pedidos
where true and estado = ?
order by id desc
limit 24
offset ?;
--   SEARCH pedidos USING COVERING INDEX pedidos_por_estado (estado=?)

-- selectPedidoIds: plazo
select id
from pedidos
where true and estado = ?
order by coalesce(despacho_hasta, '9999'), id
limit 24
offset ?;
--   SEARCH pedidos USING INDEX pedidos_por_estado (estado=?)
--   USE TEMP B-TREE FOR ORDER BY

-- selectPedidoIds: dates
select id
from pedidos
where true and creado_en >= ? and creado_en < ?
order by id desc
limit 24
offset ?;
--   SEARCH pedidos USING COVERING INDEX pedidos_por_creado_en (creado_en>? AND creado_en<?)
--   USE TEMP B-TREE FOR ORDER BY

-- selectPedidoIds: withoutBoleta
select id
from pedidos
where true and boleta is null and pagado_en is not null and coalesce(estado, '') in (?, ?, ?, ?)
order by id desc
limit 24
offset ?;
--   SCAN pedidos USING INDEX pedidos_sin_boleta

-- selectPedidoIds: words
select id
from pedidos
where pedidos.id in (select rowid from pedidos_busqueda where pedidos_busqueda match ?)
order by id desc
limit 24
offset ?;
--   SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SCAN pedidos_busqueda VIRTUAL TABLE INDEX 0:M1

-- selectPedidoIds: numero
select id
from pedidos
where true and
  (id = ? or (pedidos.id in (select rowid from pedidos_busqueda where pedidos_busqueda match ?) and
  busqueda like ?))
order by id desc
limit 24
offset ?;
--   MULTI-INDEX OR
--     INDEX 1
--       SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)
--     INDEX 2
--       LIST SUBQUERY 1
--         SCAN pedidos_busqueda VIRTUAL TABLE INDEX 0:M1
--       SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

-- countPedidos: all
select count(*) as total
from pedidos
where true;
--   SCAN pedidos USING COVERING INDEX pedidos_por_creado_en

-- countPedidos: dates
select count(*) as total
from pedidos
where true and creado_en >= ? and creado_en < ?;
--   SEARCH pedidos USING COVERING INDEX pedidos_por_creado_en (creado_en>? AND creado_en<?)

-- countPedidos: withoutBoleta
select count(*) as total
from pedidos
where true and boleta is null and pagado_en is not null and coalesce(estado, '') in (?, ?, ?, ?);
--   SEARCH pedidos USING INDEX pedidos_por_pagado_en (pagado_en>?)

-- countPedidos: words
select count(*) as total
from pedidos
where pedidos.id in (select rowid from pedidos_busqueda where pedidos_busqueda match ?);
--   SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SCAN pedidos_busqueda VIRTUAL TABLE INDEX 0:M1

-- countPedidos: numero
select count(*) as total
from pedidos
where true and
  (id = ? or (pedidos.id in (select rowid from pedidos_busqueda where pedidos_busqueda match ?) and
  busqueda like ?));
--   MULTI-INDEX OR
--     INDEX 1
--       SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)
--     INDEX 2
--       LIST SUBQUERY 1
--         SCAN pedidos_busqueda VIRTUAL TABLE INDEX 0:M1
--       SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)

-- selectPedidosById
select id, usuario_id, estado, total, devuelto, nombre, email, direccion, recibe, telefono, pago,
  transportista, seguimiento, enviado_en, boleta, despacho_modo, despacho_precio, despacho_desde,
  despacho_hasta, terminos_version, terminos_aceptados_en, creado_en
from pedidos
where id in (?, ?)
order by id desc
limit 2;
--   SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)

-- selectPedidosBelow
select id, usuario_id, estado, total, devuelto, nombre, email, direccion, recibe, telefono, pago,
  transportista, seguimiento, enviado_en, boleta, despacho_modo, despacho_precio, despacho_desde,
  despacho_hasta, terminos_version, terminos_aceptados_en, creado_en
from pedidos
where true and creado_en >= ? and id < ?
order by id desc
limit 500;
--   SEARCH pedidos USING INTEGER PRIMARY KEY (rowid<?)

-- modules/pedidos/reembolso/reembolsos.queries.ts

-- selectReembolso
select id, pedido_id, intento_id, monto, despacho, motivo, reponer_stock, estado, tipo, error,
  autor, clave, devuelto_antes, creado_en, enviado_en, sin_respuesta, hecho_en
from reembolsos
where id = ?;
--   SEARCH reembolsos USING INTEGER PRIMARY KEY (rowid=?)

-- selectPendingReembolso
select id, pedido_id, intento_id, monto, despacho, motivo, reponer_stock, estado, tipo, error,
  autor, clave, devuelto_antes, creado_en, enviado_en, sin_respuesta, hecho_en
from reembolsos
where pedido_id = ? and estado = ?;
--   SEARCH reembolsos USING INDEX reembolsos_uno_pendiente (pedido_id=?)

-- selectReembolsoLineas
select reembolso_id, detalle_id, cantidad
from reembolso_lineas
where reembolso_id in (?, ?)
order by reembolso_id, detalle_id
limit 400;
--   SEARCH reembolso_lineas USING INDEX sqlite_autoindex_reembolso_lineas_1 (reembolso_id=?)

-- selectReembolsos
select id, pedido_id, intento_id, monto, despacho, motivo, reponer_stock, estado, tipo, error,
  autor, clave, devuelto_antes, creado_en, enviado_en, sin_respuesta, hecho_en
from reembolsos
where pedido_id in (?, ?)
order by pedido_id, id
limit 400;
--   SEARCH reembolsos USING INDEX reembolsos_por_pedido (pedido_id=?)

-- insertReembolso
insert into reembolsos (pedido_id, intento_id, monto, despacho, clave, devuelto_antes, motivo,
  autor, reponer_stock, estado, creado_en)
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning id;

-- insertReembolso
insert into reembolso_lineas (reembolso_id, detalle_id, cantidad)
values (?, ?, ?);

-- noteReembolsoError: refused
update reembolsos
set error = ?, sin_respuesta = ?
where id = ? and estado = ?;
--   SEARCH reembolsos USING INTEGER PRIMARY KEY (rowid=?)

-- noteReembolsoError: unanswered
update reembolsos
set error = ?
where id = ? and estado = ?;
--   SEARCH reembolsos USING INTEGER PRIMARY KEY (rowid=?)

-- markReembolsoSent: first
update reembolsos
set error = ?, enviado_en = ?, sin_respuesta = ?
where id = ? and estado = ? and enviado_en is null;
--   SEARCH reembolsos USING INTEGER PRIMARY KEY (rowid=?)

-- markReembolsoSent: again
update reembolsos
set error = ?, enviado_en = ?, sin_respuesta = ?
where id = ? and estado = ? and enviado_en = ?;
--   SEARCH reembolsos USING INTEGER PRIMARY KEY (rowid=?)

-- addDevuelto
update pedidos
set devuelto = devuelto + ?
where id = ? and devuelto + ? <= total;
--   SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)

-- markReembolsoDone
update reembolsos
set estado = ?, tipo = ?, error = ?, sin_respuesta = ?, hecho_en = ?
where id = ? and estado = ?;
--   SEARCH reembolsos USING INTEGER PRIMARY KEY (rowid=?)

-- deleteReembolso
delete
from reembolsos
where id = ? and estado = ?;
--   SEARCH reembolsos USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH devoluciones USING COVERING INDEX devoluciones_por_reembolso (reembolso_id=?)
--   SEARCH reembolso_lineas USING COVERING INDEX sqlite_autoindex_reembolso_lineas_1 (reembolso_id=?)

-- modules/pedidos/ventas.queries.ts

-- countPedidosByEstado
select estado, count(*) as total
from pedidos
where estado in (?, ?, ?)
group by estado
order by estado
limit 3;
--   SEARCH pedidos USING COVERING INDEX pedidos_por_estado (estado=?)

-- selectVentasByHour
select pagado_en / 3600000 as hour, count(*) as pedidos, sum(total - devuelto) as monto
from pedidos
where pagado_en >= ? and coalesce(estado, '') in (?, ?, ?, ?)
group by pagado_en / 3600000
order by hour
limit 744;
--   SEARCH pedidos USING COVERING INDEX pedidos_por_pagado_en (pagado_en>?)
--   USE TEMP B-TREE FOR GROUP BY

-- selectPaidBetween
select id, total
from pedidos
where pagado_en >= ? and pagado_en < ?
order by pagado_en, id
limit 500;
--   SEARCH pedidos USING COVERING INDEX pedidos_por_pagado_en (pagado_en>? AND pagado_en<?)
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY
