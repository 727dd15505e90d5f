-- The SQL of ajustes on PostgreSQL 15
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/ajustes/ajustes.queries.ts

-- selectAjustes
select valores, version, actualizado_en
from ajustes
where id = $1;
--   ajustes

-- upsertAjustes
insert into ajustes (id, valores, version, actualizado_en)
values ($1, $2, $3, $4)
on conflict (id) do update
set valores = $5, version = $6, actualizado_en = $7
where ajustes.version = $8;
