-- The SQL of ajustes on SQLite 3.53.4
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/ajustes/ajustes.queries.ts

-- selectAjustes
select valores, version, actualizado_en
from ajustes
where id = ?;
--   SEARCH ajustes USING INTEGER PRIMARY KEY (rowid=?)

-- upsertAjustes
insert into ajustes (id, valores, version, actualizado_en)
values (?, ?, ?, ?)
on conflict (id) do update
set valores = ?, version = ?, actualizado_en = ?
where ajustes.version = ?;
