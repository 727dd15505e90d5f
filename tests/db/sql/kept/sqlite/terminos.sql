-- The SQL of terminos on SQLite 3.53.4
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/terminos/terminos.queries.ts

-- findTerminosByHuella
select id
from terminos_versiones
where huella = ?;
--   SEARCH terminos_versiones USING COVERING INDEX sqlite_autoindex_terminos_versiones_1 (huella=?)

-- insertTerminos
insert into terminos_versiones (huella, secciones, creado_en)
values (?, ?, ?)
on conflict (huella) do nothing
returning id;

-- selectTerminos
select id, secciones, creado_en
from terminos_versiones
where id = ?;
--   SEARCH terminos_versiones USING INTEGER PRIMARY KEY (rowid=?)

-- hasTerminos
select id
from terminos_versiones
where id = ?;
--   SEARCH terminos_versiones USING INTEGER PRIMARY KEY (rowid=?)
