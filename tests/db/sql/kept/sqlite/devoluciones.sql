-- The SQL of devoluciones on SQLite 3.53.4
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/devoluciones/devoluciones.queries.ts

-- selectDevolucion
select id, pedido_id, tipo, solucion, estado, detalle, clave, respuesta, autor, reembolso_id,
  creado_en, respondida_en, recibida_en, resuelta_en
from devoluciones
where id = ?;
--   SEARCH devoluciones USING INTEGER PRIMARY KEY (rowid=?)

-- selectDevolucionesOfPedido
select id, pedido_id, tipo, solucion, estado, detalle, clave, respuesta, autor, reembolso_id,
  creado_en, respondida_en, recibida_en, resuelta_en
from devoluciones
where pedido_id = ?
order by id desc
limit 100;
--   SEARCH devoluciones USING INDEX devoluciones_por_clave (pedido_id=?)
--   USE TEMP B-TREE FOR ORDER BY

-- selectDevolucionLineas: some
select devolucion_id, detalle_id, cantidad
from devolucion_lineas
where devolucion_id in (?, ?)
order by devolucion_id, detalle_id
limit 400;
--   SEARCH devolucion_lineas USING INDEX sqlite_autoindex_devolucion_lineas_1 (devolucion_id=?)

-- insertDevolucion
insert into devoluciones (pedido_id, tipo, solucion, detalle, clave, estado, creado_en)
values (?, ?, ?, ?, ?, ?, ?)
returning id;

-- insertDevolucion
insert into devolucion_lineas (devolucion_id, detalle_id, cantidad)
values (?, ?, ?);

-- markAnswered
update devoluciones
set respuesta = ?, autor = ?, reembolso_id = ?, estado = ?, respondida_en = ?
where id = ? and estado in (?);
--   SEARCH devoluciones USING INTEGER PRIMARY KEY (rowid=?)

-- markResolved
update devoluciones
set estado = ?, resuelta_en = ?
where id = ? and estado in (?);
--   SEARCH devoluciones USING INTEGER PRIMARY KEY (rowid=?)

-- markReceived
update devoluciones
set recibida_en = ?
where id = ? and recibida_en is null;
--   SEARCH devoluciones USING INTEGER PRIMARY KEY (rowid=?)

-- selectDevoluciones: open
select id, pedido_id, tipo, solucion, estado, detalle, clave, respuesta, autor, reembolso_id,
  creado_en, respondida_en, recibida_en, resuelta_en
from devoluciones
where estado = ?
order by id asc
limit 25
offset ?;
--   SEARCH devoluciones USING INDEX devoluciones_por_estado (estado=?)

-- selectDevoluciones: going
select id, pedido_id, tipo, solucion, estado, detalle, clave, respuesta, autor, reembolso_id,
  creado_en, respondida_en, recibida_en, resuelta_en
from devoluciones
where (estado = ? and solucion <> ?)
order by id asc
limit 25
offset ?;
--   SEARCH devoluciones USING INDEX devoluciones_por_estado (estado=?)

-- selectDevoluciones: ended
select id, pedido_id, tipo, solucion, estado, detalle, clave, respuesta, autor, reembolso_id,
  creado_en, respondida_en, recibida_en, resuelta_en
from devoluciones
where (estado in (?, ?) or (estado = ? and solucion = ?))
order by id desc
limit 25
offset ?;
--   MULTI-INDEX OR
--     INDEX 1
--       SEARCH devoluciones USING INDEX devoluciones_por_estado (estado=?)
--     INDEX 2
--       SEARCH devoluciones USING INDEX devoluciones_por_estado (estado=?)
--   USE TEMP B-TREE FOR ORDER BY

-- countDevoluciones: open
select count(*) as total, min(creado_en) as oldest
from devoluciones
where estado = ?;
--   SEARCH devoluciones USING INDEX devoluciones_por_estado (estado=?)

-- countDevoluciones: going
select count(*) as total, min(creado_en) as oldest
from devoluciones
where (estado = ? and solucion <> ?);
--   SEARCH devoluciones USING INDEX devoluciones_por_estado (estado=?)

-- countDevoluciones: ended
select count(*) as total, min(creado_en) as oldest
from devoluciones
where (estado in (?, ?) or (estado = ? and solucion = ?));
--   MULTI-INDEX OR
--     INDEX 1
--       SEARCH devoluciones USING INDEX devoluciones_por_estado (estado=?)
--     INDEX 2
--       SEARCH devoluciones USING INDEX devoluciones_por_estado (estado=?)

-- modules/devoluciones/devolucion-fotos.queries.ts

-- insertFotos
insert into devolucion_fotos (devolucion_id, pedido_id, orden, contenido, creado_en)
values (?, ?, ?, ?, ?), (?, ?, ?, ?, ?);

-- selectFotos
select contenido
from devolucion_fotos
where devolucion_id = ?
order by orden
limit 4;
--   SEARCH devolucion_fotos USING INDEX sqlite_autoindex_devolucion_fotos_1 (devolucion_id=?)

-- countFotos: some
select devolucion_id, count(*) as total
from devolucion_fotos
where devolucion_id in (?, ?)
group by devolucion_id
limit 2;
--   SEARCH devolucion_fotos USING COVERING INDEX sqlite_autoindex_devolucion_fotos_1 (devolucion_id=?)

-- deleteFotosOfPedidos
delete
from devolucion_fotos
where pedido_id in (?, ?);
--   SEARCH devolucion_fotos USING COVERING INDEX devolucion_fotos_por_pedido (pedido_id=?)

-- deleteFotos
delete
from devolucion_fotos
where devolucion_id in (?, ?);
--   SEARCH devolucion_fotos USING COVERING INDEX sqlite_autoindex_devolucion_fotos_1 (devolucion_id=?)

-- modules/devoluciones/devoluciones-of-cuenta.queries.ts

-- selectDevolucionesOfPedidos
select id, pedido_id, tipo, solucion, estado, detalle, respuesta, creado_en, respondida_en
from devoluciones
where pedido_id in (?, ?)
order by id
limit 200;
--   SEARCH devoluciones USING INDEX devoluciones_por_clave (pedido_id=?)
--   USE TEMP B-TREE FOR ORDER BY

-- blankDevoluciones
update devoluciones
set detalle = ?, respuesta = ?
where pedido_id in (?, ?);
--   SEARCH devoluciones USING INDEX devoluciones_por_clave (pedido_id=?)

-- blankDevoluciones
delete
from devolucion_fotos
where pedido_id in (?, ?);
--   SEARCH devolucion_fotos USING COVERING INDEX devolucion_fotos_por_pedido (pedido_id=?)

-- forgetDevolucionesBefore
select id
from devoluciones
where creado_en < ? and (detalle <> ? or respuesta <> ?) and estado <> ?
order by creado_en
limit 200;
--   SEARCH devoluciones USING INDEX devoluciones_por_creado_en (creado_en<?)
