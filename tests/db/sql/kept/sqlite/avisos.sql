-- The SQL of avisos on SQLite 3.53.4
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/avisos/avisos.queries.ts

-- insertAviso
insert into avisos (producto_id, email, baja, creado_en)
values (?, ?, ?, ?)
on conflict (producto_id, email) do nothing;

-- trimAvisosTo
select id
from avisos
where email = ?
order by id desc
limit 1;
--   SEARCH avisos USING COVERING INDEX avisos_por_email (email=?)

-- trimAvisosTo
delete
from avisos
where email = ? and id < ?;
--   SEARCH avisos USING COVERING INDEX avisos_por_email (email=? AND id<?)

-- selectAwaited
select distinct producto_id
from avisos
where producto_id > ?
order by producto_id
limit 200;
--   SEARCH avisos USING COVERING INDEX sqlite_autoindex_avisos_1 (producto_id>?)

-- takeAvisosOf
select id
from avisos
where producto_id in (?, ?) and email not in (?)
order by producto_id
limit 3;
--   SEARCH avisos USING COVERING INDEX sqlite_autoindex_avisos_1 (producto_id=?)

-- takeAvisosOf
delete
from avisos
where id in (?, ?, ?)
returning id, producto_id, email;
--   SEARCH avisos USING INTEGER PRIMARY KEY (rowid=?)

-- selectAvisosTo
select producto_id, creado_en
from avisos
where email = ?
order by id desc
limit 1000;
--   SEARCH avisos USING INDEX avisos_por_email (email=?)

-- deleteAvisosTo
delete
from avisos
where email = ?;
--   SEARCH avisos USING COVERING INDEX avisos_por_email (email=?)

-- deleteAvisosByBaja
delete
from avisos
where baja = ?;
--   SEARCH avisos USING COVERING INDEX avisos_por_baja (baja=?)

-- deleteAvisosBefore
select id
from avisos
where creado_en < ?
order by creado_en
limit 200;
--   SEARCH avisos USING COVERING INDEX avisos_por_creado_en (creado_en<?)
