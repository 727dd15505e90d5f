-- The SQL of carrito on SQLite 3.53.4
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/carrito/carrito.queries.ts

-- selectLineaRows
select producto_id, huella, personalizacion, cantidad, creado_en
from carrito_lineas
where usuario_id = ?
order by creado_en, producto_id, huella
limit 200;
--   SEARCH carrito_lineas USING INDEX sqlite_autoindex_carrito_lineas_1 (usuario_id=?)
--   USE TEMP B-TREE FOR ORDER BY

-- upsertLinea
insert into carrito_lineas (usuario_id, producto_id, huella, personalizacion, cantidad, creado_en)
values (?, ?, ?, ?, ?, ?)
on conflict (usuario_id, producto_id, huella) do update
set cantidad = ?;

-- deleteLinea
delete
from carrito_lineas
where usuario_id = ? and producto_id = ? and huella = ?;
--   SEARCH carrito_lineas USING INDEX sqlite_autoindex_carrito_lineas_1 (usuario_id=? AND producto_id=? AND huella=?)

-- deleteCarritoOf
delete
from carrito_lineas
where usuario_id = ?;
--   SEARCH carrito_lineas USING COVERING INDEX sqlite_autoindex_carrito_lineas_1 (usuario_id=?)

-- deleteLineasBefore
select usuario_id, producto_id, huella
from carrito_lineas
where creado_en < ?
order by creado_en
limit 200;
--   SEARCH carrito_lineas USING INDEX carrito_lineas_por_creado_en (creado_en<?)

-- deleteLineasBefore
delete
from carrito_lineas
where usuario_id = ? and producto_id = ? and huella = ?;
--   SEARCH carrito_lineas USING INDEX sqlite_autoindex_carrito_lineas_1 (usuario_id=? AND producto_id=? AND huella=?)

-- subtractLineas
delete
from carrito_lineas
where usuario_id = ? and (producto_id = ? and huella = ? and cantidad <= ?)
returning producto_id, huella;
--   SEARCH carrito_lineas USING INDEX sqlite_autoindex_carrito_lineas_1 (usuario_id=? AND producto_id=? AND huella=?)

-- subtractLineas
update carrito_lineas
set cantidad = cantidad - ?
where usuario_id = ? and producto_id = ? and huella = ? and cantidad > ?;
--   SEARCH carrito_lineas USING INDEX sqlite_autoindex_carrito_lineas_1 (usuario_id=? AND producto_id=? AND huella=?)
