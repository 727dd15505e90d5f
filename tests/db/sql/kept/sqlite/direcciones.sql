-- The SQL of direcciones on SQLite 3.53.4
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/direcciones/direcciones.queries.ts

-- selectDirecciones
select id, alias, calle_numero, comuna, ciudad, region, nota, recibe, telefono
from direcciones
where usuario_id = ?
order by id
limit 50;
--   SEARCH direcciones USING INDEX direcciones_por_usuario (usuario_id=?)

-- findDireccionOf
select id, alias, calle_numero, comuna, ciudad, region, nota, recibe, telefono, comuna_codigo,
  region_codigo
from direcciones
where id = ? and usuario_id = ?;
--   SEARCH direcciones USING INTEGER PRIMARY KEY (rowid=?)

-- countDirecciones
select count(*) as total
from direcciones
where usuario_id = ?;
--   SEARCH direcciones USING COVERING INDEX direcciones_por_usuario (usuario_id=?)

-- insertDireccion
insert into direcciones (alias, calle_numero, comuna, comuna_codigo, ciudad, region, region_codigo,
  nota, recibe, telefono, usuario_id, creado_en)
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning id, alias, calle_numero, comuna, ciudad, region, nota, recibe, telefono;

-- updateDireccionOf
update direcciones
set alias = ?, calle_numero = ?, comuna = ?, comuna_codigo = ?, ciudad = ?, region = ?,
  region_codigo = ?, nota = ?, recibe = ?, telefono = ?
where id = ? and usuario_id = ?
returning id, alias, calle_numero, comuna, ciudad, region, nota, recibe, telefono;
--   SEARCH direcciones USING INTEGER PRIMARY KEY (rowid=?)

-- deleteDireccionOf
delete
from direcciones
where id = ? and usuario_id = ?;
--   SEARCH direcciones USING INTEGER PRIMARY KEY (rowid=?)

-- deleteDireccionesOf
delete
from direcciones
where usuario_id = ?;
--   SEARCH direcciones USING COVERING INDEX direcciones_por_usuario (usuario_id=?)
