-- The SQL of devoluciones on PostgreSQL 15
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/devoluciones/devoluciones.queries.ts

-- selectDevolucion
select id, pedido_id, tipo, solucion, estado, detalle, clave, respuesta, autor, reembolso_id,
  creado_en, respondida_en, recibida_en, resuelta_en
from devoluciones
where id = $1;
--   devoluciones: devoluciones_pkey

-- selectDevolucionesOfPedido
select id, pedido_id, tipo, solucion, estado, detalle, clave, respuesta, autor, reembolso_id,
  creado_en, respondida_en, recibida_en, resuelta_en
from devoluciones
where pedido_id = $1
order by id desc
limit 100;
--   devoluciones: devoluciones_por_clave

-- selectDevolucionLineas: some
select devolucion_id, detalle_id, cantidad
from devolucion_lineas
where devolucion_id in ($1, $2)
order by devolucion_id, detalle_id
limit 400;
--   devolucion_lineas: devolucion_lineas_pkey

-- insertDevolucion
insert into devoluciones (pedido_id, tipo, solucion, detalle, clave, estado, creado_en)
values ($1, $2, $3, $4, $5, $6, $7)
returning id;

-- insertDevolucion
insert into devolucion_lineas (devolucion_id, detalle_id, cantidad)
values ($1, $2, $3);

-- markAnswered
update devoluciones
set respuesta = $1, autor = $2, reembolso_id = $3, estado = $4, respondida_en = $5
where id = $6 and estado in ($7);
--   devoluciones: devoluciones_por_estado

-- markResolved
update devoluciones
set estado = $1, resuelta_en = $2
where id = $3 and estado in ($4);
--   devoluciones: devoluciones_por_estado

-- markReceived
update devoluciones
set recibida_en = $1
where id = $2 and recibida_en is null;
--   devoluciones: devoluciones_pkey

-- selectDevoluciones: open
select id, pedido_id, tipo, solucion, estado, detalle, clave, respuesta, autor, reembolso_id,
  creado_en, respondida_en, recibida_en, resuelta_en
from devoluciones
where estado = $1
order by id asc
limit 25
offset $2;
--   devoluciones: devoluciones_por_estado

-- selectDevoluciones: going
select id, pedido_id, tipo, solucion, estado, detalle, clave, respuesta, autor, reembolso_id,
  creado_en, respondida_en, recibida_en, resuelta_en
from devoluciones
where (estado = $1 and solucion <> $2)
order by id asc
limit 25
offset $3;
--   devoluciones: devoluciones_pkey

-- selectDevoluciones: ended
select id, pedido_id, tipo, solucion, estado, detalle, clave, respuesta, autor, reembolso_id,
  creado_en, respondida_en, recibida_en, resuelta_en
from devoluciones
where (estado in ($1, $2) or (estado = $3 and solucion = $4))
order by id desc
limit 25
offset $5;
--   devoluciones: devoluciones_pkey

-- countDevoluciones: open
select count(*) as total, min(creado_en) as oldest
from devoluciones
where estado = $1;
--   devoluciones: devoluciones_por_estado

-- countDevoluciones: going
select count(*) as total, min(creado_en) as oldest
from devoluciones
where (estado = $1 and solucion <> $2);
--   devoluciones: whole table

-- countDevoluciones: ended
select count(*) as total, min(creado_en) as oldest
from devoluciones
where (estado in ($1, $2) or (estado = $3 and solucion = $4));
--   devoluciones: whole table

-- modules/devoluciones/devolucion-fotos.queries.ts

-- insertFotos
insert into devolucion_fotos (devolucion_id, pedido_id, orden, contenido, creado_en)
values ($1, $2, $3, $4, $5), ($6, $7, $8, $9, $10);

-- selectFotos
select contenido
from devolucion_fotos
where devolucion_id = $1
order by orden
limit 4;
--   devolucion_fotos: devolucion_fotos_pkey

-- countFotos: some
select devolucion_id, count(*) as total
from devolucion_fotos
where devolucion_id in ($1, $2)
group by devolucion_id
limit 2;
--   devolucion_fotos: devolucion_fotos_pkey

-- deleteFotosOfPedidos
delete
from devolucion_fotos
where pedido_id in ($1, $2);
--   devolucion_fotos: devolucion_fotos_por_pedido

-- deleteFotos
delete
from devolucion_fotos
where devolucion_id in ($1, $2);
--   devolucion_fotos: devolucion_fotos_pkey

-- modules/devoluciones/devoluciones-of-cuenta.queries.ts

-- selectDevolucionesOfPedidos
select id, pedido_id, tipo, solucion, estado, detalle, respuesta, creado_en, respondida_en
from devoluciones
where pedido_id in ($1, $2)
order by id
limit 200;
--   devoluciones: devoluciones_por_clave

-- blankDevoluciones
update devoluciones
set detalle = $1, respuesta = $2
where pedido_id in ($3, $4);
--   devoluciones: devoluciones_por_clave

-- blankDevoluciones
delete
from devolucion_fotos
where pedido_id in ($1, $2);
--   devolucion_fotos: devolucion_fotos_por_pedido

-- forgetDevolucionesBefore
select id
from devoluciones
where creado_en < $1 and (detalle <> $2 or respuesta <> $3) and estado <> $4
order by creado_en
limit 200;
--   devoluciones: devoluciones_por_creado_en
