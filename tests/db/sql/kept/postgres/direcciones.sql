-- The SQL of direcciones on PostgreSQL 15
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/direcciones/direcciones.queries.ts

-- selectDirecciones
select id, alias, calle_numero, comuna, ciudad, region, nota, recibe, telefono
from direcciones
where usuario_id = $1
order by id
limit 50;
--   direcciones: direcciones_por_usuario

-- findDireccionOf
select id, alias, calle_numero, comuna, ciudad, region, nota, recibe, telefono, comuna_codigo,
  region_codigo
from direcciones
where id = $1 and usuario_id = $2;
--   direcciones: direcciones_por_usuario

-- countDirecciones
select count(*) as total
from direcciones
where usuario_id = $1;
--   direcciones: direcciones_por_usuario

-- insertDireccion
insert into direcciones (alias, calle_numero, comuna, comuna_codigo, ciudad, region, region_codigo,
  nota, recibe, telefono, usuario_id, creado_en)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
returning id, alias, calle_numero, comuna, ciudad, region, nota, recibe, telefono;

-- updateDireccionOf
update direcciones
set alias = $1, calle_numero = $2, comuna = $3, comuna_codigo = $4, ciudad = $5, region = $6,
  region_codigo = $7, nota = $8, recibe = $9, telefono = $10
where id = $11 and usuario_id = $12
returning id, alias, calle_numero, comuna, ciudad, region, nota, recibe, telefono;
--   direcciones: direcciones_por_usuario

-- deleteDireccionOf
delete
from direcciones
where id = $1 and usuario_id = $2;
--   direcciones: direcciones_por_usuario

-- deleteDireccionesOf
delete
from direcciones
where usuario_id = $1;
--   direcciones: direcciones_por_usuario
