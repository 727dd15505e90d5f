-- The SQL of terminos on PostgreSQL 15
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/terminos/terminos.queries.ts

-- findTerminosByHuella
select id
from terminos_versiones
where huella = $1;
--   terminos_versiones

-- insertTerminos
insert into terminos_versiones (huella, secciones, creado_en)
values ($1, $2, $3)
on conflict (huella) do nothing
returning id;

-- selectTerminos
select id, secciones, creado_en
from terminos_versiones
where id = $1;
--   terminos_versiones

-- hasTerminos
select id
from terminos_versiones
where id = $1;
--   terminos_versiones
