-- The SQL of carrito on SQLite 3.53.4
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/carrito/carrito.queries.ts

-- selectLineas
select carrito_lineas.producto_id, productos.nombre as nombre_producto, productos.sku,
  productos.precio, carrito_lineas.cantidad,
  cast(productos.stock - productos.reservado + (select coalesce(sum(cantidad),
  0) as held from reservas where reservas.producto_id = productos.id and
  reservas.usuario_id = ? and reservas.estado = ?) as integer) as disponible
from carrito_lineas
inner join productos on productos.id = carrito_lineas.producto_id
where carrito_lineas.usuario_id = ? and productos.activo = ?
order by carrito_lineas.creado_en, carrito_lineas.producto_id
limit ?;
--   SEARCH carrito_lineas USING INDEX sqlite_autoindex_carrito_lineas_1 (usuario_id=?)
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH reservas USING INDEX reservas_por_usuario (usuario_id=? AND producto_id=?)
--   USE TEMP B-TREE FOR ORDER BY

-- selectVendible
select nombre, cast(productos.stock - productos.reservado + (select coalesce(sum(cantidad),
  0) as held from reservas where reservas.producto_id = productos.id and
  reservas.usuario_id = ? and reservas.estado = ?) as integer) as disponible
from productos
where id = ? and activo = ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH reservas USING INDEX reservas_por_usuario (usuario_id=? AND producto_id=?)

-- upsertLinea
insert into carrito_lineas (usuario_id, producto_id, cantidad, creado_en)
values (?, ?, ?, ?)
on conflict (usuario_id, producto_id) do update
set cantidad = ?;

-- deleteLinea
delete
from carrito_lineas
where usuario_id = ? and producto_id = ?;
--   SEARCH carrito_lineas USING INDEX sqlite_autoindex_carrito_lineas_1 (usuario_id=? AND producto_id=?)

-- deleteCarritoOf
delete
from carrito_lineas
where usuario_id = ?;
--   SEARCH carrito_lineas USING COVERING INDEX sqlite_autoindex_carrito_lineas_1 (usuario_id=?)

-- subtractLinea
delete
from carrito_lineas
where usuario_id = ? and producto_id = ? and cantidad <= ?;
--   SEARCH carrito_lineas USING INDEX sqlite_autoindex_carrito_lineas_1 (usuario_id=? AND producto_id=?)

-- subtractLinea
update carrito_lineas
set cantidad = cantidad - ?
where usuario_id = ? and producto_id = ? and cantidad > ?;
--   SEARCH carrito_lineas USING INDEX sqlite_autoindex_carrito_lineas_1 (usuario_id=? AND producto_id=?)

-- countLineas
select count(*) as total
from carrito_lineas
where usuario_id = ?;
--   SEARCH carrito_lineas USING COVERING INDEX sqlite_autoindex_carrito_lineas_1 (usuario_id=?)
