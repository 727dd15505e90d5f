-- The SQL of despacho on SQLite 3.53.4
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/despacho/tabla.queries.ts

-- selectTabla
select version, activa, peso_defecto_gramos, hora_corte, dias_preparacion, dias_cerrados,
  por_pagar_dias_desde, por_pagar_dias_hasta, retiro, retiro_taller, retiro_horario,
  (select json_group_array(json_object('id', id, 'modo', modo, 'nombre', nombre, 'lugares',
  lugares, 'dias_desde', dias_desde, 'dias_hasta', dias_hasta, 'gratis_desde',
  gratis_desde)) from (select id, modo, nombre, lugares, dias_desde, dias_hasta,
  gratis_desde from despacho_zonas order by posicion) as lista) as zonas,
  (select json_group_array(json_object('zona_id', zona_id, 'hasta_gramos', hasta_gramos, 'precio',
  precio)) from (select zona_id, hasta_gramos, precio from despacho_tramos order by zona_id,
  hasta_gramos) as lista) as tramos
from despacho_ajustes
where id = ?;
--   SEARCH despacho_ajustes USING INTEGER PRIMARY KEY (rowid=?)
--   SCALAR SUBQUERY 2
--     CO-ROUTINE lista
--       SCAN despacho_zonas USING INDEX sqlite_autoindex_despacho_zonas_1
--     SCAN lista
--   SCALAR SUBQUERY 4
--     CO-ROUTINE lista
--       SCAN despacho_tramos USING INDEX sqlite_autoindex_despacho_tramos_1
--     SCAN lista

-- selectTablaVersion
select version
from despacho_ajustes
where id = ?;
--   SEARCH despacho_ajustes USING INTEGER PRIMARY KEY (rowid=?)

-- updateAjustes
update despacho_ajustes
set peso_defecto_gramos = ?, hora_corte = ?, dias_preparacion = ?, por_pagar_dias_desde = ?,
  por_pagar_dias_hasta = ?, retiro_taller = ?, retiro_horario = ?, activa = ?, retiro = ?,
  dias_cerrados = ?, version = ?
where id = ? and version = ?;
--   SEARCH despacho_ajustes USING INTEGER PRIMARY KEY (rowid=?)

-- deleteZonas
delete
from despacho_zonas;
--   SCAN despacho_zonas
--   SEARCH despacho_tramos USING COVERING INDEX sqlite_autoindex_despacho_tramos_1 (zona_id=?)

-- insertZona
insert into despacho_zonas (modo, nombre, dias_desde, dias_hasta, gratis_desde, lugares, posicion)
values (?, ?, ?, ?, ?, ?, ?)
returning id;

-- insertZona
insert into despacho_tramos (hasta_gramos, precio, zona_id)
values (?, ?, ?), (?, ?, ?);
