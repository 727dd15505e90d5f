-- The SQL of taller on SQLite 3.53.4
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/taller/cifras/impresiones.queries.ts

-- selectImpresiones
select id, pedido_id, detalle_id, motivo, receta_id, gramos, movido_en
from trabajos
where tipo = 'imprimir' and estado in ('impreso', 'revisado', 'embalado', 'fallido') and
  movido_en >= ? and (movido_en > ? or id > ?)
order by movido_en, id
limit 500;
--   SEARCH trabajos USING INDEX trabajos_impresos (movido_en>?)

-- countImpresiones
select count(*) as total
from trabajos
where tipo = 'imprimir' and estado in ('impreso', 'revisado', 'embalado', 'fallido') and
  movido_en >= ?;
--   SEARCH trabajos USING INDEX trabajos_impresos (movido_en>?)

-- modules/taller/trabajos.queries.ts

-- insertTrabajos: some
insert into trabajos (pedido_id, detalle_id, unidad, tipo, reemplaza, receta_id, gramos, estado,
  creado_en, movido_en)
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- selectTrabajosOf
select id, pedido_id, detalle_id, unidad, tipo, estado, motivo, receta_id, gramos, placa
from trabajos
where pedido_id = ?
order by id
limit 20000;
--   SEARCH trabajos USING INDEX trabajos_por_pedido (pedido_id=?)

-- selectOpenTrabajos
select id, pedido_id, detalle_id, unidad, tipo, estado, motivo, receta_id, gramos, placa
from trabajos
where estado in ('en_pausa', 'en_cola', 'imprimiendo', 'impreso', 'revisado')
order by id
limit 5000;
--   SCAN trabajos USING INDEX trabajos_abiertos

-- selectWaitingGramos
select gramos, cast(count(*) as integer) as total
from trabajos
where estado in ('en_pausa', 'en_cola', 'imprimiendo', 'impreso', 'revisado') and estado in (?, ?)
group by gramos
order by gramos
limit 5000;
--   SCAN trabajos USING INDEX trabajos_abiertos
--   USE TEMP B-TREE FOR GROUP BY

-- countUncheckedPrints
select cast(count(*) as integer) as total
from trabajos
where estado in ('en_pausa', 'en_cola', 'imprimiendo', 'impreso', 'revisado') and estado not in (?,
  ?) and tipo = ?;
--   SCAN trabajos USING INDEX trabajos_abiertos

-- countPiezas: some
select pedido_id, cast(count(*) as integer) as total, cast(sum(case when estado in ('impreso',
  'revisado', 'embalado') then 1 else 0 end) as integer) as impresas,
  cast(sum(case when estado in ('revisado', 'embalado') then 1 else 0 end) as integer) as revisadas
from trabajos
where pedido_id in (?, ?) and tipo = ? and estado not in (?, ?)
group by pedido_id
order by pedido_id
limit 2;
--   SEARCH trabajos USING INDEX trabajos_por_pedido (pedido_id=?)

-- selectTrabajosById: some
select id, pedido_id, detalle_id, unidad, tipo, estado, motivo, receta_id, gramos, placa
from trabajos
where id in (?, ?)
order by id
limit 2;
--   SEARCH trabajos USING INTEGER PRIMARY KEY (rowid=?)

-- setPlaca: some
update trabajos
set placa = ?
where id in (?, ?);
--   SEARCH trabajos USING INTEGER PRIMARY KEY (rowid=?)

-- equipTrabajos: some
update trabajos
set receta_id = ?, gramos = ?
where id in (?, ?) and estado in (?, ?);
--   SEARCH trabajos USING INTEGER PRIMARY KEY (rowid=?)

-- failTrabajos: some
update trabajos
set estado = ?, motivo = ?, movido_en = ?
where id in (?);
--   SEARCH trabajos USING INTEGER PRIMARY KEY (rowid=?)

-- moveTrabajos: some
update trabajos
set estado = ?, placa = ?, movido_en = ?
where id in (?, ?)
returning gramos;
--   SEARCH trabajos USING INTEGER PRIMARY KEY (rowid=?)

-- stopTrabajos: some
update trabajos
set estado = ?, antes = estado, placa = ?, movido_en = ?
where id in (?, ?);
--   SEARCH trabajos USING INTEGER PRIMARY KEY (rowid=?)

-- wakeTrabajos: some
update trabajos
set estado = ?, antes = estado, placa = ?, movido_en = ?
where id in (?);
--   SEARCH trabajos USING INTEGER PRIMARY KEY (rowid=?)

-- wakeTrabajos: some
update trabajos
set estado = antes, antes = ?, movido_en = ?
where id in (?);
--   SEARCH trabajos USING INTEGER PRIMARY KEY (rowid=?)

-- modules/taller/trabajo-fotos.queries.ts

-- saveFoto
insert into trabajo_fotos (trabajo_id, contenido, creado_en)
values (?, ?, ?)
on conflict (trabajo_id) do update
set contenido = ?, creado_en = ?;

-- selectFoto
select contenido
from trabajo_fotos
where trabajo_id = ?;
--   SEARCH trabajo_fotos USING INTEGER PRIMARY KEY (rowid=?)

-- selectPhotographed: some
select t.id, t.pedido_id, t.detalle_id, t.estado
from trabajos as t
inner join trabajo_fotos as f on f.trabajo_id = t.id
where t.pedido_id in (?, ?)
order by t.id
limit 20000;
--   SEARCH t USING INDEX trabajos_por_pedido (pedido_id=?)
--   SEARCH f USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

-- deleteFotos: some
delete
from trabajo_fotos
where trabajo_id in (?, ?);
--   SEARCH trabajo_fotos USING INTEGER PRIMARY KEY (rowid=?)

-- deleteFotosBefore
select trabajo_id
from trabajo_fotos
where creado_en < ?
order by creado_en
limit 200;
--   SEARCH trabajo_fotos USING COVERING INDEX trabajo_fotos_por_creado_en (creado_en<?)

-- modules/taller/recetas/recetas.queries.ts

-- selectCurrentRecetas: some
select id, producto_id, version, gramos, minutos, por_placa
from recetas
where producto_id in (?, ?, ?, ?) and
  version = (select max(newest.version) as version from recetas as newest where newest.producto_id = recetas.producto_id)
order by producto_id
limit 4;
--   SEARCH recetas USING INDEX sqlite_autoindex_recetas_1 (producto_id=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH newest USING COVERING INDEX sqlite_autoindex_recetas_1 (producto_id=?)

-- selectVersiones
select id, producto_id, version, minutos, por_placa, notas, gramos, archivo_id, creada_en
from recetas
where producto_id = ?
order by version desc
limit 50;
--   SEARCH recetas USING INDEX sqlite_autoindex_recetas_1 (producto_id=?)

-- selectVersion
select id, producto_id, version, minutos, por_placa, notas, gramos, archivo_id, creada_en
from recetas
where producto_id = ? and version = ?;
--   SEARCH recetas USING INDEX sqlite_autoindex_recetas_1 (producto_id=? AND version=?)

-- selectRecetasById: some
select id, producto_id, version, minutos, por_placa, notas, gramos, archivo_id, creada_en
from recetas
where id in (?, ?)
order by id
limit 2;
--   SEARCH recetas USING INTEGER PRIMARY KEY (rowid=?)

-- insertRecetas
insert into recetas (producto_id, version, minutos, por_placa, notas, gramos, archivo_id, creada_en)
values (?, ?, ?, ?, ?, ?, ?, ?)
on conflict (producto_id, version) do nothing
returning id, producto_id, gramos;

-- selectOldArchivos
select distinct archivo_id
from recetas
where producto_id in (?, ?) and id not in (?, ?) and archivo_id is not null
order by archivo_id
limit 100;
--   SEARCH recetas USING INDEX sqlite_autoindex_recetas_1 (producto_id=?)
--   USE TEMP B-TREE FOR DISTINCT

-- dropOldArchivos
update recetas
set archivo_id = ?
where producto_id in (?, ?) and id not in (?, ?) and archivo_id is not null and
  not exists (select trabajos.id from trabajos where trabajos.receta_id = recetas.id);
--   SEARCH recetas USING INDEX sqlite_autoindex_recetas_1 (producto_id=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH trabajos USING COVERING INDEX trabajos_por_receta (receta_id=?)

-- selectNamedArchivos: some
select distinct archivo_id
from recetas
where archivo_id in (?, ?)
limit 2;
--   SEARCH recetas USING COVERING INDEX recetas_por_archivo (archivo_id=?)

-- modules/taller/filamentos/filamentos.queries.ts

-- selectFilamentos
select color_id, gramos, precio_kilo, aviso_gramos
from filamentos
order by color_id
limit 200;
--   SCAN filamentos

-- lockFilamento
select color_id, gramos, precio_kilo, aviso_gramos
from filamentos
where color_id = ?;
--   SEARCH filamentos USING INTEGER PRIMARY KEY (rowid=?)

-- insertFilamento
insert into filamentos (color_id, gramos, precio_kilo, aviso_gramos)
values (?, ?, ?, ?)
on conflict (color_id) do nothing;

-- updateFilamento
update filamentos
set gramos = ?, precio_kilo = ?, aviso_gramos = ?
where color_id = ?;
--   SEARCH filamentos USING INTEGER PRIMARY KEY (rowid=?)

-- takeGramos
update filamentos
set gramos = gramos - ?
where color_id = ?;
--   SEARCH filamentos USING INTEGER PRIMARY KEY (rowid=?)

-- modules/taller/plazos/impresoras.queries.ts

-- selectImpresoras
select id, nombre, activa, dias, desde, hasta, materiales, colores, cerrada_desde, cerrada_hasta,
  version
from impresoras
order by id
limit 30;
--   SCAN impresoras

-- lockImpresoras
select id, nombre, activa, dias, desde, hasta, materiales, colores, cerrada_desde, cerrada_hasta,
  version
from impresoras
order by id
limit 30;
--   SCAN impresoras

-- insertImpresora
insert into impresoras (nombre, activa, dias, desde, hasta, materiales, colores, cerrada_desde,
  cerrada_hasta, version, creada_en)
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning id;

-- updateImpresora
update impresoras
set nombre = ?, activa = ?, dias = ?, desde = ?, hasta = ?, materiales = ?, colores = ?,
  cerrada_desde = ?, cerrada_hasta = ?, version = ?
where id = ?;
--   SEARCH impresoras USING INTEGER PRIMARY KEY (rowid=?)

-- deleteImpresora
delete
from impresoras
where id = ?;
--   SEARCH impresoras USING INTEGER PRIMARY KEY (rowid=?)

-- modules/taller/plazos/work-ahead.queries.ts

-- selectUnprinted
select receta_id, gramos, cast(count(*) as integer) as piezas
from trabajos
where estado in ('en_pausa', 'en_cola', 'imprimiendo', 'impreso', 'revisado') and
  estado in ('en_pausa', 'en_cola', 'imprimiendo') and tipo = 'imprimir'
group by receta_id, gramos
order by receta_id, gramos
limit 5000;
--   SCAN trabajos USING INDEX trabajos_abiertos
--   USE TEMP B-TREE FOR GROUP BY
