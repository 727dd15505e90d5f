-- The SQL of pedidos on PostgreSQL 15
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/pedidos/awaiting.queries.ts

-- selectAwaitingPago
select id
from pedidos
where estado in ('pendiente_pago', 'en_revision') and usuario_id <> $1
order by id
limit 2000;
--   pedidos: pedidos_por_estado

-- modules/pedidos/bought.queries.ts

-- selectEmailsOf
select id, nombre, email, telefono
from pedidos
where pedidos.busqueda like $1 escape '\' and email like $2
order by id desc
limit 1000;
--   pedidos: pedidos_busqueda

-- selectBoughtBy
select usuario_id, count(*) as pedidos, max(id) as ultimo
from pedidos
where usuario_id in ($1, $2) and estado not in ($3, $4, $5, $6)
group by usuario_id
order by usuario_id
limit 2;
--   pedidos: pedidos_por_usuario

-- selectNombresOfPedidos
select id, nombre
from pedidos
where id in ($1, $2)
order by id
limit 2;
--   pedidos: pedidos_pkey

-- modules/pedidos/pedidos-of-cuenta.queries.ts

-- selectPedidoDirecciones
select id, usuario_id, direccion
from pedidos
where usuario_id = $1 and id > $2
order by id
limit 500;
--   pedidos: pedidos_por_usuario

-- selectOwnPedidoIds
select id
from pedidos
where usuario_id = $1 and id > $2
order by id
limit 500;
--   pedidos: pedidos_por_usuario

-- blankPedido
update pedidos
set nombre = $1, email = $2, recibe = $3, telefono = $4, transportista = $5, seguimiento = $6,
  direccion = $7, huella = $8, busqueda = $9
where id = $10;
--   pedidos: pedidos_pkey

-- selectExpiredPedidos
select id, usuario_id, direccion
from pedidos
where creado_en < $1 and email like $2 and (creado_en < $3 or estado in ($4, $5, $6)) and
  estado not in ($7, $8, $9)
order by creado_en
limit 200
for no key update;
--   pedidos: pedidos_por_creado_en

-- blankDetalles
update pedido_detalles
set personalizacion = $1, huella = $2
where pedido_id = $3 and personalizacion <> $4;
--   pedido_detalles: pedido_detalles_por_pedido

-- forgetNotas
delete
from pedido_notas
where pedido_id in ($1);
--   pedido_notas: pedido_notas_por_pedido

-- forgetNotas
update reembolsos
set motivo = $1
where pedido_id in ($2);
--   reembolsos

-- selectNotasOf
select pedido_id, texto, pedido_notas.creado_en
from pedido_notas
inner join pedidos on pedidos.id = pedido_notas.pedido_id
where pedidos.usuario_id = $1
order by pedido_notas.id
limit 1000;
--   pedido_notas: pedido_notas_por_pedido
--   pedidos: pedidos_por_usuario

-- selectNotasOf
select pedido_id, motivo as texto, reembolsos.creado_en
from reembolsos
inner join pedidos on pedidos.id = reembolsos.pedido_id
where pedidos.usuario_id = $1
order by reembolsos.id
limit 1000;
--   pedidos: pedidos_por_usuario
--   reembolsos

-- movePedidosTo
update pedidos
set usuario_id = $1
where id in ($2);
--   pedidos: pedidos_pkey

-- selectBuyersAmong
select distinct usuario_id
from pedidos
where usuario_id in ($1, $2) and estado not in ($3, $4, $5, $6)
order by usuario_id
limit 2;
--   pedidos: pedidos_por_usuario

-- selectBoughtIds
select id
from pedidos
where usuario_id = $1 and estado not in ($2, $3, $4, $5)
order by id
limit 500;
--   pedidos: pedidos_por_usuario

-- selectUnnamed
select distinct usuario_id
from pedidos
where usuario_id in ($1, $2) and email like $3
order by usuario_id
limit 2;
--   pedidos: pedidos_por_usuario

-- hasPedidoIn
select id
from pedidos
where usuario_id = $1 and estado in ($2, $3)
limit 1;
--   pedidos: pedidos_por_estado + pedidos_por_usuario

-- hasBought
select pedidos.id
from pedidos
inner join pedido_detalles on pedido_detalles.pedido_id = pedidos.id
where pedidos.usuario_id = $1 and pedidos.estado in ($2, $3) and pedido_detalles.producto_id = $4
limit 1;
--   pedido_detalles: pedido_detalles_por_pedido
--   pedidos: pedidos_por_usuario

-- modules/pedidos/entregas.queries.ts

-- selectEntregas
select id, estado, pagado_en, enviado_en, entregado_en, despacho_hasta, despacho_modo
from pedidos
where pagado_en >= $1 and (pagado_en > $2 or id > $3)
order by pagado_en, id
limit 1000;
--   pedidos: pedidos_por_pagado_en

-- modules/pedidos/boleta/boletas.queries.ts

-- updateBoleta
update pedidos
set boleta = $1
where id = $2;
--   pedidos: pedidos_pkey

-- findPedidoOfBoleta
select id
from pedidos
where boleta = $1;
--   pedidos: pedidos_por_boleta

-- selectPaidBetween
select id, estado, total, pago, boleta, pagado_en
from pedidos
where pagado_en >= $1 and pagado_en < $2 and (pagado_en > $3 or id > $4)
order by pagado_en, id
limit 200;
--   pedidos: pedidos_por_pagado_en

-- countPaidBetween
select count(*) as total
from pedidos
where pagado_en >= $1 and pagado_en < $2;
--   pedidos: pedidos_por_pagado_en

-- modules/pedidos/enlace/pedido-enlaces.queries.ts

-- insertPedidoEnlace
insert into pedido_enlaces (hash, pedido_id, creado_en, expira_en)
values ($1, $2, $3, $4);

-- findPedidoOfEnlace
select pedido_id
from pedido_enlaces
where hash = $1 and expira_en > $2;
--   pedido_enlaces: pedido_enlaces_por_vencer

-- countPedidoEnlaces
select count(*) as total
from pedido_enlaces
where pedido_id = $1;
--   pedido_enlaces: pedido_enlaces_por_pedido

-- deletePedidoEnlaces
delete
from pedido_enlaces
where pedido_id in ($1);
--   pedido_enlaces: pedido_enlaces_por_pedido

-- deletePedidoEnlacesBefore
delete
from pedido_enlaces
where expira_en < $1;
--   pedido_enlaces: pedido_enlaces_por_vencer

-- modules/pedidos/pedido-history.queries.ts

-- selectEventos
select id, estado, motivo, autor, creado_en
from pedido_eventos
where pedido_id = $1
order by id
limit 200;
--   pedido_eventos: pedido_eventos_por_pedido

-- selectPasos
select pedido_id, estado, min(creado_en) as en
from pedido_eventos
where pedido_id in ($1, $2) and estado in ($3, $4)
group by pedido_id, estado
order by pedido_id
limit 4;
--   pedido_eventos: pedido_eventos_por_pedido

-- selectNotas
select id, autor, texto, creado_en
from pedido_notas
where pedido_id = $1
order by id desc
limit 200;
--   pedido_notas: pedido_notas_por_pedido

-- insertNota
insert into pedido_notas (pedido_id, autor, texto, creado_en)
values ($1, $2, $3, $4)
returning id;

-- modules/pedidos/new-pedido.queries.ts

-- selectPayableByHuella
select id, estado, total
from pedidos
where usuario_id = $1 and huella = $2 and estado in ($3, $4, $5, $6) and
  (creado_en >= $7 or estado = $8)
order by id desc
limit 1
for update;
--   pedidos: pedidos_por_usuario

-- insertPedido
insert into pedidos (usuario_id, nombre, email, total, direccion, recibe, telefono, huella,
  despacho_modo, despacho_precio, despacho_desde, despacho_hasta, despacho_listo, terminos_version,
  terminos_aceptados_en, creado_en, estado)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
returning id;

-- insertPedido
with numerado as (update pedidos set busqueda = $1 where id = $2 returning id),
  lineas as (insert into pedido_detalles (producto_id, nombre_producto, sku, precio_unitario,
  cantidad, a_medida, sin_retracto, personalizacion, pedido_id) values ($3, $4, $5, $6, $7, $8, $9,
  $10, $11) returning id) insert into pedido_eventos (pedido_id, estado, motivo, creado_en)
values ($12, $13, $14, $15);
--   pedidos: pedidos_pkey

-- writeBusqueda
update pedidos
set busqueda = $1
where id = $2;
--   pedidos: pedidos_pkey

-- renewPlazo
update pedidos
set despacho_desde = $1, despacho_hasta = $2, despacho_listo = $3
where id = $4 and estado in ($5, $6, $7, $8);
--   pedidos: pedidos_pkey

-- recordAcceptance
update pedidos
set terminos_version = $1, terminos_aceptados_en = $2
where id = $3 and estado in ($4, $5, $6, $7);
--   pedidos: pedidos_pkey

-- modules/pedidos/pedidos.queries.ts

-- selectPedido
select id, usuario_id, estado, total, devuelto, nombre, email, direccion, recibe, telefono, pago,
  transportista, seguimiento, enviado_en, boleta, despacho_modo, despacho_precio, despacho_desde,
  despacho_hasta, terminos_version, terminos_aceptados_en, creado_en
from pedidos
where id = $1;
--   pedidos: pedidos_pkey

-- selectBought
select id, producto_id, personalizacion, cantidad, a_medida
from pedido_detalles
where pedido_id = $1
order by id
limit 200;
--   pedido_detalles: pedido_detalles_por_pedido

-- selectPedidoFacts
select id, estado, nombre, huella, despacho_hasta, despacho_listo
from pedidos
where id in ($1, $2)
order by id
limit 2;
--   pedidos: pedidos_pkey

-- lockPedido
select id, usuario_id, estado, total, devuelto, nombre, email, direccion, recibe, telefono, pago,
  transportista, seguimiento, enviado_en, boleta, despacho_modo, despacho_precio, despacho_desde,
  despacho_hasta, terminos_version, terminos_aceptados_en, creado_en
from pedidos
where id = $1
for update;
--   pedidos: pedidos_pkey

-- selectBoughtOf
select id, usuario_id, estado, total, devuelto, nombre, email, direccion, recibe, telefono, pago,
  transportista, seguimiento, enviado_en, boleta, despacho_modo, despacho_precio, despacho_desde,
  despacho_hasta, terminos_version, terminos_aceptados_en, creado_en
from pedidos
where usuario_id = $1 and estado not in ($2, $3, $4, $5)
order by id desc
limit 50;
--   pedidos: pedidos_por_usuario

-- selectPedidosOf
select id, usuario_id, estado, total, devuelto, nombre, email, direccion, recibe, telefono, pago,
  transportista, seguimiento, enviado_en, boleta, despacho_modo, despacho_precio, despacho_desde,
  despacho_hasta, terminos_version, terminos_aceptados_en, creado_en
from pedidos
where usuario_id = $1
order by id desc
limit 50;
--   pedidos: pedidos_por_usuario

-- selectDetalles
select id, pedido_id, producto_id, nombre_producto, sku, precio_unitario, cantidad, a_medida,
  sin_retracto, personalizacion
from pedido_detalles
where pedido_id in ($1, $2)
order by pedido_id, id
limit 400;
--   pedido_detalles: pedido_detalles_por_pedido

-- selectPedidoOfDetalle
select pedido_id
from pedido_detalles
where id = $1;
--   pedido_detalles: pedido_detalles_pkey

-- updateDetalle
update pedido_detalles
set personalizacion = $1
where id = $2;
--   pedido_detalles: pedido_detalles_pkey

-- insertDetalle
insert into pedido_detalles (pedido_id, producto_id, nombre_producto, sku, precio_unitario,
  cantidad, a_medida, sin_retracto, personalizacion)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- movePedido
update pedidos
set estado = $1
where id = $2 and estado in ($3);
--   pedidos: pedidos_por_estado

-- movePedido
insert into pedido_eventos (pedido_id, estado, motivo, autor, creado_en)
values ($1, $2, $3, $4, $5)
returning id;

-- correctEnvio
update pedidos
set transportista = $1, seguimiento = $2
where id = $3 and estado = $4;
--   pedidos: pedidos_por_estado

-- insertEvento
insert into pedido_eventos (pedido_id, estado, motivo, autor, creado_en)
values ($1, $2, $3, $4, $5)
returning id;

-- modules/pedidos/pedidos-list.queries.ts

-- selectPedidoIds: all
select id
from pedidos
where true
order by id desc
limit 24
offset $1;
--   pedidos: pedidos_pkey

-- selectPedidoIds: estado
select id
from pedidos
where true and estado = $1
order by id desc
limit 24
offset $2;
--   pedidos: pedidos_por_estado

-- selectPedidoIds: plazo
select id
from pedidos
where true and estado = $1
order by coalesce(despacho_hasta, '9999'), id
limit 24
offset $2;
--   pedidos: pedidos_por_estado

-- selectPedidoIds: dates
select id
from pedidos
where true and creado_en >= $1 and creado_en < $2
order by id desc
limit 24
offset $3;
--   pedidos: pedidos_por_creado_en

-- selectPedidoIds: withoutBoleta
select id
from pedidos
where true and boleta is null and pagado_en is not null and coalesce(estado, '') in ($1, $2, $3, $4)
order by id desc
limit 24
offset $5;
--   pedidos: pedidos_sin_boleta

-- selectPedidoIds: words
select id
from pedidos
where pedidos.busqueda like $1 escape '\' and pedidos.busqueda like $2 escape '\'
order by id desc
limit 24
offset $3;
--   pedidos: pedidos_pkey

-- selectPedidoIds: numero
select id
from pedidos
where true and (id = $1 or (pedidos.busqueda like $2 escape '\' and busqueda like $3))
order by id desc
limit 24
offset $4;
--   pedidos: pedidos_busqueda + pedidos_pkey

-- countPedidos: all
select count(*) as total
from pedidos
where true;
--   pedidos: pedidos_pkey

-- countPedidos: dates
select count(*) as total
from pedidos
where true and creado_en >= $1 and creado_en < $2;
--   pedidos: pedidos_por_creado_en

-- countPedidos: withoutBoleta
select count(*) as total
from pedidos
where true and boleta is null and pagado_en is not null and coalesce(estado, '') in ($1, $2, $3, $4);
--   pedidos: pedidos_sin_boleta

-- countPedidos: words
select count(*) as total
from pedidos
where pedidos.busqueda like $1 escape '\' and pedidos.busqueda like $2 escape '\';
--   pedidos: pedidos_busqueda

-- countPedidos: numero
select count(*) as total
from pedidos
where true and (id = $1 or (pedidos.busqueda like $2 escape '\' and busqueda like $3));
--   pedidos: pedidos_busqueda + pedidos_pkey

-- selectPedidosById
select id, usuario_id, estado, total, devuelto, nombre, email, direccion, recibe, telefono, pago,
  transportista, seguimiento, enviado_en, boleta, despacho_modo, despacho_precio, despacho_desde,
  despacho_hasta, terminos_version, terminos_aceptados_en, creado_en
from pedidos
where id in ($1, $2)
order by id desc
limit 2;
--   pedidos: pedidos_pkey

-- selectPedidosBelow
select id, usuario_id, estado, total, devuelto, nombre, email, direccion, recibe, telefono, pago,
  transportista, seguimiento, enviado_en, boleta, despacho_modo, despacho_precio, despacho_desde,
  despacho_hasta, terminos_version, terminos_aceptados_en, creado_en
from pedidos
where true and creado_en >= $1 and id < $2
order by id desc
limit 500;
--   pedidos: pedidos_por_creado_en

-- modules/pedidos/reembolso/reembolsos.queries.ts

-- selectReembolso
select id, pedido_id, intento_id, monto, despacho, motivo, reponer_stock, estado, tipo, error,
  autor, clave, devuelto_antes, creado_en, enviado_en, sin_respuesta, hecho_en
from reembolsos
where id = $1;
--   reembolsos

-- selectPendingReembolso
select id, pedido_id, intento_id, monto, despacho, motivo, reponer_stock, estado, tipo, error,
  autor, clave, devuelto_antes, creado_en, enviado_en, sin_respuesta, hecho_en
from reembolsos
where pedido_id = $1 and estado = $2;
--   reembolsos

-- selectReembolsoLineas
select reembolso_id, detalle_id, cantidad
from reembolso_lineas
where reembolso_id in ($1, $2)
order by reembolso_id, detalle_id
limit 400;
--   reembolso_lineas

-- selectReembolsos
select id, pedido_id, intento_id, monto, despacho, motivo, reponer_stock, estado, tipo, error,
  autor, clave, devuelto_antes, creado_en, enviado_en, sin_respuesta, hecho_en
from reembolsos
where pedido_id in ($1, $2)
order by pedido_id, id
limit 400;
--   reembolsos

-- insertReembolso
insert into reembolsos (pedido_id, intento_id, monto, despacho, clave, devuelto_antes, motivo,
  autor, reponer_stock, estado, creado_en)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
returning id;

-- insertReembolso
insert into reembolso_lineas (reembolso_id, detalle_id, cantidad)
values ($1, $2, $3);

-- noteReembolsoError: refused
update reembolsos
set error = $1, sin_respuesta = $2
where id = $3 and estado = $4;
--   reembolsos

-- noteReembolsoError: unanswered
update reembolsos
set error = $1
where id = $2 and estado = $3;
--   reembolsos

-- markReembolsoSent: first
update reembolsos
set error = $1, enviado_en = $2, sin_respuesta = $3
where id = $4 and estado = $5 and enviado_en is null;
--   reembolsos

-- markReembolsoSent: again
update reembolsos
set error = $1, enviado_en = $2, sin_respuesta = $3
where id = $4 and estado = $5 and enviado_en = $6;
--   reembolsos

-- addDevuelto
update pedidos
set devuelto = devuelto + $1
where id = $2 and devuelto + $3 <= total;
--   pedidos: pedidos_pkey

-- markReembolsoDone
update reembolsos
set estado = $1, tipo = $2, error = $3, sin_respuesta = $4, hecho_en = $5
where id = $6 and estado = $7;
--   reembolsos

-- deleteReembolso
delete
from reembolsos
where id = $1 and estado = $2;
--   reembolsos

-- modules/pedidos/ventas.queries.ts

-- countPedidosByEstado
select estado, count(*) as total
from pedidos
where estado in ($1, $2, $3)
group by estado
order by estado
limit 3;
--   pedidos: pedidos_por_estado

-- selectVentasByHour
select pagado_en / 3600000 as hour, count(*) as pedidos, sum(total - devuelto) as monto
from pedidos
where pagado_en >= $1 and coalesce(estado, '') in ($2, $3, $4, $5)
group by pagado_en / 3600000
order by hour
limit 744;
--   pedidos: pedidos_por_pagado_en

-- selectPaidBetween
select id, total
from pedidos
where pagado_en >= $1 and pagado_en < $2
order by pagado_en, id
limit 500;
--   pedidos: pedidos_por_pagado_en
