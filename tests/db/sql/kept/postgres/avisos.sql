-- The SQL of avisos on PostgreSQL 15
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/avisos/avisos.queries.ts

-- insertAviso
insert into avisos (producto_id, email, baja, creado_en)
values ($1, $2, $3, $4)
on conflict (producto_id, email) do nothing;

-- trimAvisosTo
select id
from avisos
where email = $1
order by id desc
limit 1;
--   avisos: avisos_por_email

-- trimAvisosTo
delete
from avisos
where email = $1 and id < $2;
--   avisos: avisos_pkey

-- selectAwaited
select distinct producto_id
from avisos
where producto_id > $1
order by producto_id
limit 200;
--   avisos: avisos_producto_id_email_key

-- takeAvisosOf
select id
from avisos
where producto_id in ($1, $2) and email not in ($3)
order by producto_id
limit 3
for update skip locked;
--   avisos: avisos_producto_id_email_key

-- takeAvisosOf
delete
from avisos
where id in ($1, $2, $3)
returning id, producto_id, email;
--   avisos: avisos_pkey

-- selectAvisosTo
select producto_id, creado_en
from avisos
where email = $1
order by id desc
limit 1000;
--   avisos: avisos_por_email

-- deleteAvisosTo
delete
from avisos
where email = $1;
--   avisos: avisos_por_email

-- deleteAvisosByBaja
delete
from avisos
where baja = $1;
--   avisos: avisos_por_baja

-- deleteAvisosBefore
select id
from avisos
where creado_en < $1
order by creado_en
limit 200;
--   avisos: avisos_por_creado_en
