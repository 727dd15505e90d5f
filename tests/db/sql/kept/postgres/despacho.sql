-- The SQL of despacho on PostgreSQL 15
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/despacho/tabla.queries.ts

-- selectTabla
select version, activa, peso_defecto_gramos, hora_corte, dias_preparacion, dias_cerrados,
  por_pagar_dias_desde, por_pagar_dias_hasta, retiro, retiro_taller, retiro_horario,
  (select coalesce(json_agg(lista), '[]')::text from (select id, modo, nombre, lugares, dias_desde,
  dias_hasta, gratis_desde from despacho_zonas order by posicion) as lista) as zonas,
  (select coalesce(json_agg(lista), '[]')::text from (select zona_id, hasta_gramos,
  precio from despacho_tramos order by zona_id, hasta_gramos) as lista) as tramos
from despacho_ajustes
where id = $1;
--   despacho_ajustes
--   despacho_tramos
--   despacho_zonas

-- selectTablaVersion
select version
from despacho_ajustes
where id = $1;
--   despacho_ajustes

-- updateAjustes
update despacho_ajustes
set peso_defecto_gramos = $1, hora_corte = $2, dias_preparacion = $3, por_pagar_dias_desde = $4,
  por_pagar_dias_hasta = $5, retiro_taller = $6, retiro_horario = $7, activa = $8, retiro = $9,
  dias_cerrados = $10, version = $11
where id = $12 and version = $13;
--   despacho_ajustes

-- deleteZonas
delete
from despacho_zonas;
--   despacho_zonas

-- insertZona
insert into despacho_zonas (modo, nombre, dias_desde, dias_hasta, gratis_desde, lugares, posicion)
values ($1, $2, $3, $4, $5, $6, $7)
returning id;

-- insertZona
insert into despacho_tramos (hasta_gramos, precio, zona_id)
values ($1, $2, $3), ($4, $5, $6);
