-- The SQL of taller on SQLite 3.53.4
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/taller/trabajos.queries.ts

-- insertTrabajos: some
insert into trabajos (pedido_id, detalle_id, unidad, tipo, reemplaza, estado, creado_en, movido_en)
values (?, ?, ?, ?, ?, ?, ?, ?);

-- selectTrabajosOf
select id, pedido_id, detalle_id, unidad, tipo, estado, motivo
from trabajos
where pedido_id = ?
order by id
limit ?;
--   SEARCH trabajos USING INDEX trabajos_por_pedido (pedido_id=?)

-- selectOpenTrabajos
select id, pedido_id, detalle_id, unidad, tipo, estado, motivo
from trabajos
where estado in ('en_pausa', 'en_cola', 'imprimiendo', 'impreso', 'revisado')
order by id
limit ?;
--   SCAN trabajos USING INDEX trabajos_abiertos

-- selectTrabajosById: some
select id, pedido_id, detalle_id, unidad, tipo, estado, motivo
from trabajos
where id in (?, ?)
order by id
limit ?;
--   SEARCH trabajos USING INTEGER PRIMARY KEY (rowid=?)

-- failTrabajos: some
update trabajos
set estado = ?, motivo = ?, movido_en = ?
where id in (?);
--   SEARCH trabajos USING INTEGER PRIMARY KEY (rowid=?)

-- moveTrabajos: some
update trabajos
set estado = ?, movido_en = ?
where id in (?, ?);
--   SEARCH trabajos USING INTEGER PRIMARY KEY (rowid=?)

-- stopTrabajos: some
update trabajos
set estado = ?, antes = estado, movido_en = ?
where id in (?, ?);
--   SEARCH trabajos USING INTEGER PRIMARY KEY (rowid=?)

-- wakeTrabajos: some
update trabajos
set estado = ?, antes = estado, movido_en = ?
where id in (?);
--   SEARCH trabajos USING INTEGER PRIMARY KEY (rowid=?)

-- wakeTrabajos: some
update trabajos
set estado = antes, antes = ?, movido_en = ?
where id in (?);
--   SEARCH trabajos USING INTEGER PRIMARY KEY (rowid=?)
