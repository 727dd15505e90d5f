-- The SQL of carrito on PostgreSQL 15
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/carrito/carrito.queries.ts

-- selectLineas
select carrito_lineas.producto_id, productos.nombre as nombre_producto, productos.sku,
  productos.precio, carrito_lineas.cantidad,
  cast(productos.stock - productos.reservado + (select coalesce(sum(cantidad),
  0) as held from reservas where reservas.producto_id = productos.id and
  reservas.usuario_id = $1 and reservas.estado = $2) as integer) as disponible
from carrito_lineas
inner join productos on productos.id = carrito_lineas.producto_id
where carrito_lineas.usuario_id = $3 and productos.activo = $4
order by carrito_lineas.creado_en, carrito_lineas.producto_id
limit $5;
--   carrito_lineas: carrito_lineas_pkey
--   productos: productos_por_activo
--   reservas: reservas_por_usuario

-- selectVendible
select nombre, cast(productos.stock - productos.reservado + (select coalesce(sum(cantidad),
  0) as held from reservas where reservas.producto_id = productos.id and
  reservas.usuario_id = $1 and reservas.estado = $2) as integer) as disponible
from productos
where id = $3 and activo = $4;
--   productos: productos_por_activo + reservas_por_usuario
--   reservas: reservas_por_usuario

-- upsertLinea
insert into carrito_lineas (usuario_id, producto_id, cantidad, creado_en)
values ($1, $2, $3, $4)
on conflict (usuario_id, producto_id) do update
set cantidad = $5;

-- deleteLinea
delete
from carrito_lineas
where usuario_id = $1 and producto_id = $2;
--   carrito_lineas: carrito_lineas_pkey

-- deleteCarritoOf
delete
from carrito_lineas
where usuario_id = $1;
--   carrito_lineas: carrito_lineas_pkey

-- subtractLinea
delete
from carrito_lineas
where usuario_id = $1 and producto_id = $2 and cantidad <= $3;
--   carrito_lineas: carrito_lineas_pkey

-- subtractLinea
update carrito_lineas
set cantidad = cantidad - $1
where usuario_id = $2 and producto_id = $3 and cantidad > $4;
--   carrito_lineas: carrito_lineas_pkey

-- countLineas
select count(*) as total
from carrito_lineas
where usuario_id = $1;
--   carrito_lineas: carrito_lineas_pkey
