-- The SQL of taller on PostgreSQL 15
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/taller/trabajos.queries.ts

-- insertTrabajos: some
insert into trabajos (pedido_id, detalle_id, unidad, tipo, reemplaza, estado, creado_en, movido_en)
values ($1, $2, $3, $4, $5, $6, $7, $8);

-- selectTrabajosOf
select id, pedido_id, detalle_id, unidad, tipo, estado, motivo
from trabajos
where pedido_id = $1
order by id
limit $2;
--   trabajos: trabajos_por_pedido

-- selectOpenTrabajos
select id, pedido_id, detalle_id, unidad, tipo, estado, motivo
from trabajos
where estado in ('en_pausa', 'en_cola', 'imprimiendo', 'impreso', 'revisado')
order by id
limit $1;
--   trabajos: trabajos_abiertos

-- selectTrabajosById: some
select id, pedido_id, detalle_id, unidad, tipo, estado, motivo
from trabajos
where id in ($1, $2)
order by id
limit $3;
--   trabajos: trabajos_pkey

-- failTrabajos: some
update trabajos
set estado = $1, motivo = $2, movido_en = $3
where id in ($4);
--   trabajos: trabajos_pkey

-- moveTrabajos: some
update trabajos
set estado = $1, movido_en = $2
where id in ($3, $4);
--   trabajos: trabajos_pkey

-- stopTrabajos: some
update trabajos
set estado = $1, antes = estado, movido_en = $2
where id in ($3, $4);
--   trabajos: trabajos_pkey

-- wakeTrabajos: some
update trabajos
set estado = $1, antes = estado, movido_en = $2
where id in ($3);
--   trabajos: trabajos_pkey

-- wakeTrabajos: some
update trabajos
set estado = antes, antes = $1, movido_en = $2
where id in ($3);
--   trabajos: trabajos_pkey
