-- The SQL of carrito on PostgreSQL 15
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/carrito/carrito.queries.ts

-- selectLineaRows
select producto_id, huella, personalizacion, cantidad, creado_en
from carrito_lineas
where usuario_id = $1
order by creado_en, producto_id, huella
limit 200;
--   carrito_lineas: carrito_lineas_pkey

-- upsertLinea
insert into carrito_lineas (usuario_id, producto_id, huella, personalizacion, cantidad, creado_en)
values ($1, $2, $3, $4, $5, $6)
on conflict (usuario_id, producto_id, huella) do update
set cantidad = $7;

-- deleteLinea
delete
from carrito_lineas
where usuario_id = $1 and producto_id = $2 and huella = $3;
--   carrito_lineas: carrito_lineas_pkey

-- deleteCarritoOf
delete
from carrito_lineas
where usuario_id = $1;
--   carrito_lineas: carrito_lineas_pkey

-- deleteLineasBefore
select usuario_id, producto_id, huella
from carrito_lineas
where creado_en < $1
order by creado_en
limit 200;
--   carrito_lineas: carrito_lineas_por_creado_en

-- deleteLineasBefore
delete
from carrito_lineas
where usuario_id = $1 and producto_id = $2 and huella = $3;
--   carrito_lineas: carrito_lineas_pkey

-- subtractLineas
delete
from carrito_lineas
where usuario_id = $1 and (producto_id = $2 and huella = $3 and cantidad <= $4)
returning producto_id, huella;
--   carrito_lineas: carrito_lineas_pkey

-- subtractLineas
update carrito_lineas
set cantidad = cantidad - $1
where usuario_id = $2 and producto_id = $3 and huella = $4 and cantidad > $5;
--   carrito_lineas: carrito_lineas_pkey
