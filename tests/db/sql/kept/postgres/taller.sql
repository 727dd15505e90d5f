-- The SQL of taller on PostgreSQL 15
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/taller/cifras/impresiones.queries.ts

-- selectImpresiones
select id, pedido_id, detalle_id, motivo, receta_id, gramos, movido_en
from trabajos
where tipo = 'imprimir' and estado in ('impreso', 'revisado', 'embalado', 'fallido') and
  movido_en >= $1 and (movido_en > $2 or id > $3)
order by movido_en, id
limit 500;
--   trabajos: trabajos_impresos

-- countImpresiones
select count(*) as total
from trabajos
where tipo = 'imprimir' and estado in ('impreso', 'revisado', 'embalado', 'fallido') and
  movido_en >= $1;
--   trabajos: trabajos_impresos

-- modules/taller/trabajos.queries.ts

-- insertTrabajos: some
insert into trabajos (pedido_id, detalle_id, unidad, tipo, reemplaza, receta_id, gramos, estado,
  creado_en, movido_en)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

-- selectTrabajosOf
select id, pedido_id, detalle_id, unidad, tipo, estado, motivo, receta_id, gramos, placa
from trabajos
where pedido_id = $1
order by id
limit 20000;
--   trabajos: trabajos_por_pedido

-- selectOpenTrabajos
select id, pedido_id, detalle_id, unidad, tipo, estado, motivo, receta_id, gramos, placa
from trabajos
where estado in ('en_pausa', 'en_cola', 'imprimiendo', 'impreso', 'revisado')
order by id
limit 5000;
--   trabajos: trabajos_abiertos

-- selectWaitingGramos
select gramos, cast(count(*) as integer) as total
from trabajos
where estado in ('en_pausa', 'en_cola', 'imprimiendo', 'impreso', 'revisado') and estado in ($1, $2)
group by gramos
order by gramos
limit 5000;
--   trabajos: trabajos_abiertos

-- countUncheckedPrints
select cast(count(*) as integer) as total
from trabajos
where estado in ('en_pausa', 'en_cola', 'imprimiendo', 'impreso', 'revisado') and
  estado not in ($1, $2) and tipo = $3;
--   trabajos: trabajos_abiertos

-- countPiezas: some
select pedido_id, cast(count(*) as integer) as total, cast(sum(case when estado in ('impreso',
  'revisado', 'embalado') then 1 else 0 end) as integer) as impresas,
  cast(sum(case when estado in ('revisado', 'embalado') then 1 else 0 end) as integer) as revisadas
from trabajos
where pedido_id in ($1, $2) and tipo = $3 and estado not in ($4, $5)
group by pedido_id
order by pedido_id
limit 2;
--   trabajos: trabajos_por_pedido

-- selectTrabajosById: some
select id, pedido_id, detalle_id, unidad, tipo, estado, motivo, receta_id, gramos, placa
from trabajos
where id in ($1, $2)
order by id
limit 2;
--   trabajos: trabajos_pkey

-- setPlaca: some
update trabajos
set placa = $1
where id in ($2, $3);
--   trabajos: trabajos_pkey

-- equipTrabajos: some
update trabajos
set receta_id = $1, gramos = $2
where id in ($3, $4) and estado in ($5, $6);
--   trabajos: trabajos_abiertos

-- failTrabajos: some
update trabajos
set estado = $1, motivo = $2, movido_en = $3
where id in ($4);
--   trabajos: trabajos_pkey

-- moveTrabajos: some
update trabajos
set estado = $1, placa = $2, movido_en = $3
where id in ($4, $5)
returning gramos;
--   trabajos: trabajos_pkey

-- stopTrabajos: some
update trabajos
set estado = $1, antes = estado, placa = $2, movido_en = $3
where id in ($4, $5);
--   trabajos: trabajos_pkey

-- wakeTrabajos: some
update trabajos
set estado = $1, antes = estado, placa = $2, movido_en = $3
where id in ($4);
--   trabajos: trabajos_pkey

-- wakeTrabajos: some
update trabajos
set estado = antes, antes = $1, movido_en = $2
where id in ($3);
--   trabajos: trabajos_pkey

-- modules/taller/trabajo-fotos.queries.ts

-- saveFoto
insert into trabajo_fotos (trabajo_id, contenido, creado_en)
values ($1, $2, $3)
on conflict (trabajo_id) do update
set contenido = $4, creado_en = $5;

-- selectFoto
select contenido
from trabajo_fotos
where trabajo_id = $1;
--   trabajo_fotos: trabajo_fotos_pkey

-- selectPhotographed: some
select t.id, t.pedido_id, t.detalle_id, t.estado
from trabajos as t
inner join trabajo_fotos as f on f.trabajo_id = t.id
where t.pedido_id in ($1, $2)
order by t.id
limit 20000;
--   trabajo_fotos: trabajo_fotos_pkey
--   trabajos: trabajos_por_pedido

-- deleteFotos: some
delete
from trabajo_fotos
where trabajo_id in ($1, $2);
--   trabajo_fotos: trabajo_fotos_pkey

-- deleteFotosBefore
select trabajo_id
from trabajo_fotos
where creado_en < $1
order by creado_en
limit 200;
--   trabajo_fotos: trabajo_fotos_por_creado_en

-- modules/taller/recetas/recetas.queries.ts

-- selectCurrentRecetas: some
select id, producto_id, version, gramos, minutos, por_placa
from recetas
where producto_id in ($1, $2, $3, $4) and
  version = (select max(newest.version) as version from recetas as newest where newest.producto_id = recetas.producto_id)
order by producto_id
limit 4;
--   recetas: recetas_producto_id_version_key
--   recetas: recetas_producto_id_version_key + recetas_producto_id_version_key

-- selectVersiones
select id, producto_id, version, minutos, por_placa, notas, gramos, archivo_id, creada_en
from recetas
where producto_id = $1
order by version desc
limit 50;
--   recetas: recetas_producto_id_version_key

-- selectVersion
select id, producto_id, version, minutos, por_placa, notas, gramos, archivo_id, creada_en
from recetas
where producto_id = $1 and version = $2;
--   recetas: recetas_producto_id_version_key

-- selectRecetasById: some
select id, producto_id, version, minutos, por_placa, notas, gramos, archivo_id, creada_en
from recetas
where id in ($1, $2)
order by id
limit 2;
--   recetas: recetas_pkey

-- insertRecetas
insert into recetas (producto_id, version, minutos, por_placa, notas, gramos, archivo_id, creada_en)
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict (producto_id, version) do nothing
returning id, producto_id, gramos;

-- selectOldArchivos
select distinct archivo_id
from recetas
where producto_id in ($1, $2) and id not in ($3, $4) and archivo_id is not null
order by archivo_id
limit 100;
--   recetas: recetas_producto_id_version_key

-- dropOldArchivos
update recetas
set archivo_id = $1
where producto_id in ($2, $3) and id not in ($4, $5) and archivo_id is not null and
  not exists (select trabajos.id from trabajos where trabajos.receta_id = recetas.id);
--   recetas: recetas_producto_id_version_key
--   trabajos: trabajos_por_receta

-- selectNamedArchivos: some
select distinct archivo_id
from recetas
where archivo_id in ($1, $2)
limit 2;
--   recetas: recetas_por_archivo

-- modules/taller/filamentos/filamentos.queries.ts

-- selectFilamentos
select color_id, gramos, precio_kilo, aviso_gramos
from filamentos
order by color_id
limit 200;
--   filamentos

-- lockFilamento
select color_id, gramos, precio_kilo, aviso_gramos
from filamentos
where color_id = $1
for update;
--   filamentos

-- insertFilamento
insert into filamentos (color_id, gramos, precio_kilo, aviso_gramos)
values ($1, $2, $3, $4)
on conflict (color_id) do nothing;

-- updateFilamento
update filamentos
set gramos = $1, precio_kilo = $2, aviso_gramos = $3
where color_id = $4;
--   filamentos

-- takeGramos
update filamentos
set gramos = gramos - $1
where color_id = $2;
--   filamentos

-- modules/taller/plazos/impresoras.queries.ts

-- selectImpresoras
select id, nombre, activa, dias, desde, hasta, materiales, colores, cerrada_desde, cerrada_hasta,
  version
from impresoras
order by id
limit 30;
--   impresoras

-- lockImpresoras
select id, nombre, activa, dias, desde, hasta, materiales, colores, cerrada_desde, cerrada_hasta,
  version
from impresoras
order by id
limit 30
for update;
--   impresoras

-- insertImpresora
insert into impresoras (nombre, activa, dias, desde, hasta, materiales, colores, cerrada_desde,
  cerrada_hasta, version, creada_en)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
returning id;

-- updateImpresora
update impresoras
set nombre = $1, activa = $2, dias = $3, desde = $4, hasta = $5, materiales = $6, colores = $7,
  cerrada_desde = $8, cerrada_hasta = $9, version = $10
where id = $11;
--   impresoras

-- deleteImpresora
delete
from impresoras
where id = $1;
--   impresoras

-- modules/taller/plazos/work-ahead.queries.ts

-- selectUnprinted
select receta_id, gramos, cast(count(*) as integer) as piezas
from trabajos
where estado in ('en_pausa', 'en_cola', 'imprimiendo', 'impreso', 'revisado') and
  estado in ('en_pausa', 'en_cola', 'imprimiendo') and tipo = 'imprimir'
group by receta_id, gramos
order by receta_id, gramos
limit 5000;
--   trabajos: trabajos_abiertos
