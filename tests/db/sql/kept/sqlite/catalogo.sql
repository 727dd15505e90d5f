-- The SQL of catalogo on SQLite 3.53.4
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/catalogo/catalogo.queries.ts

-- selectProducto
select productos.id, productos.nombre, productos.sku, productos.descripcion, productos.precio,
  productos.material, productos.dimensiones, productos.altura_capa, productos.peso_gramos,
  productos.suministro, productos.plazo_dias, productos.por_semana, productos.a_medida,
  productos.categoria_id, productos.destacado, productos.activo, productos.version,
  productos.calificacion_decimas, productos.opiniones_total, productos.familia_id,
  productos.stock - productos.reservado as disponible, categorias.nombre as categoria_nombre,
  categorias.slug as categoria_slug, (select json_group_array(json_object('nombre', nombre,
  'marcador', marcador)) from (select nombre,
  marcador from producto_imagenes where producto_id = productos.id order by posicion limit 20) as lista) as imagenes,
  productos.stock, productos.espera_dias, productos.personalizacion,
  (select json_group_array(json_object('id', id, 'producto_id', producto_id, 'nombre_usuario',
  nombre_usuario, 'calificacion', calificacion, 'comentario', comentario, 'creado_en', creado_en,
  'respuesta', respuesta)) from (select id, producto_id, nombre_usuario, calificacion, comentario,
  creado_en,
  respuesta from opiniones where producto_id in (select p.id from productos as p where (p.id = productos.id or p.familia_id = productos.familia_id)) and
  oculta + 0 = 0 order by id desc limit 200) as lista) as opiniones,
  familias.nombre as familia_nombre, familias.ejes, (select json_group_array(json_object('id', id,
  'sku', sku, 'valores', valores, 'precio', precio, 'stock', stock, 'activo',
  activo)) from (select id, sku, valores, precio, stock - reservado as stock,
  activo from productos as variantes where familia_id = productos.familia_id order by id limit 100) as lista) as variantes
from productos
inner join categorias on categorias.id = productos.categoria_id
left join familias on familias.id = productos.familia_id
where productos.id = ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH categorias USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH familias USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--   CORRELATED SCALAR SUBQUERY 2
--     CO-ROUTINE lista
--       SEARCH producto_imagenes USING INDEX sqlite_autoindex_producto_imagenes_1 (producto_id=?)
--     SCAN lista
--   CORRELATED SCALAR SUBQUERY 5
--     CO-ROUTINE lista
--       SEARCH opiniones USING INDEX sqlite_autoindex_opiniones_1 (producto_id=?)
--       CORRELATED LIST SUBQUERY 3
--         MULTI-INDEX OR
--           INDEX 1
--             SEARCH p USING INTEGER PRIMARY KEY (rowid=?)
--           INDEX 2
--             SEARCH p USING COVERING INDEX productos_por_valores (familia_id=?)
--       USE TEMP B-TREE FOR ORDER BY
--     SCAN lista
--   CORRELATED SCALAR SUBQUERY 7
--     CO-ROUTINE lista
--       SEARCH variantes USING INDEX productos_por_valores (familia_id=?)
--       USE TEMP B-TREE FOR ORDER BY
--     SCAN lista

-- selectCampos
select personalizacion
from productos
where id = ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- selectPublicNombre
select nombre
from productos
where id = ? and activo = ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- isPublicCategoria
select id
from categorias
where slug = ? and activo = ?;
--   SEARCH categorias USING INDEX sqlite_autoindex_categorias_1 (slug=?)

-- hasProducto
select id
from productos
where id = ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- selectMateriales: some
select id, material
from productos
where id in (?, ?)
limit 2;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- selectProductoNombres
select id, nombre
from productos
where id in (?, ?)
order by id
limit 2;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- selectProductosOf
select productos.id, productos.nombre, productos.sku, productos.descripcion, productos.precio,
  productos.material, productos.dimensiones, productos.altura_capa, productos.peso_gramos,
  productos.suministro, productos.plazo_dias, productos.por_semana, productos.a_medida,
  productos.categoria_id, productos.destacado, productos.activo, productos.version,
  productos.calificacion_decimas, productos.opiniones_total, productos.familia_id,
  productos.stock - productos.reservado as disponible, categorias.nombre as categoria_nombre,
  categorias.slug as categoria_slug, (select json_group_array(json_object('nombre', nombre,
  'marcador', marcador)) from (select nombre,
  marcador from producto_imagenes where producto_id = productos.id order by posicion limit 20) as lista) as imagenes
from productos
inner join categorias on categorias.id = productos.categoria_id
where productos.id in (?, ?, ?, ?)
order by productos.id
limit 4;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH categorias USING INTEGER PRIMARY KEY (rowid=?)
--   CORRELATED SCALAR SUBQUERY 2
--     CO-ROUTINE lista
--       SEARCH producto_imagenes USING INDEX sqlite_autoindex_producto_imagenes_1 (producto_id=?)
--     SCAN lista

-- selectImagenes
select producto_id, nombre
from producto_imagenes
where producto_id in (?, ?, ?, ?)
order by producto_id, posicion
limit 80;
--   SEARCH producto_imagenes USING INDEX sqlite_autoindex_producto_imagenes_1 (producto_id=?)

-- selectActiveCategorias: all
select id, nombre, slug
from categorias
where activo = ?
order by id
limit 500;
--   SCAN categorias

-- selectActiveCategorias: filled
select id, nombre, slug
from categorias
where activo = ? and
  exists (select total from productos_conteo where productos_conteo.categoria_id = categorias.id and
  productos_conteo.activo = ? and detras = ? and total > ?)
order by id
limit 500;
--   SCAN categorias
--   SEARCH productos_conteo EXISTS USING INDEX sqlite_autoindex_productos_conteo_1 (categoria_id=? AND activo=?)

-- selectVentasVersion
select ventas
from catalogo_version
where id = ?;
--   SEARCH catalogo_version USING INTEGER PRIMARY KEY (rowid=?)

-- sumSoldUnits
select coalesce(sum(cantidad), 0) as units
from reservas
where estado = ?;
--   SCAN reservas

-- modules/catalogo/productos-pages.queries.ts

-- selectDeepPage: recientes
select estructura, ediciones
from catalogo_version
where id = ?;
--   SEARCH catalogo_version USING INTEGER PRIMARY KEY (rowid=?)

-- selectDeepPage: recientes
select productos.id, null as rank
from productos
where activo = ? and detras = ?
order by productos.id asc
limit 3
offset ?;
--   SEARCH productos USING COVERING INDEX productos_por_listado (activo=? AND detras=?)

-- selectDeepPage: recientes
select productos.id, null as rank
from productos
where activo = ? and detras = ? and productos.id <= ?
order by productos.id desc
limit 3
offset ?;
--   SEARCH productos USING COVERING INDEX productos_por_listado (activo=? AND detras=? AND id<?)

-- selectDeepPage: precio_asc
select productos.id, productos.precio as rank
from productos
where activo = ? and detras = ?
order by productos.precio desc, productos.id asc
limit 3
offset ?;
--   SEARCH productos USING COVERING INDEX productos_por_precio_asc (activo=? AND detras=?)

-- selectDeepPage: precio_asc
select productos.id, productos.precio as rank
from productos
where activo = ? and detras = ? and (productos.precio >= ? and
  (productos.precio > ? or productos.id <= ?))
order by productos.precio asc, productos.id desc
limit 3
offset ?;
--   SEARCH productos USING COVERING INDEX productos_por_precio_asc (activo=? AND detras=? AND precio>?)

-- selectDeepPage: precio_desc
select productos.id, productos.precio as rank
from productos
where activo = ? and detras = ?
order by productos.precio asc, productos.id asc
limit 3
offset ?;
--   SEARCH productos USING COVERING INDEX productos_por_precio (activo=? AND detras=?)

-- selectDeepPage: precio_desc
select productos.id, productos.precio as rank
from productos
where activo = ? and detras = ? and (productos.precio <= ? and
  (productos.precio < ? or productos.id <= ?))
order by productos.precio desc, productos.id desc
limit 3
offset ?;
--   SEARCH productos USING COVERING INDEX productos_por_precio (activo=? AND detras=? AND precio<?)

-- selectDeepPage: the owner's, nombre
select productos.id, productos.busqueda as rank
from productos
order by productos.busqueda desc, productos.id asc
limit 3
offset ?;
--   SCAN productos USING COVERING INDEX productos_todos_por_busqueda

-- selectDeepPage: the owner's, nombre
select productos.id, productos.busqueda as rank
from productos
where (productos.busqueda >= ? and (productos.busqueda > ? or productos.id <= ?))
order by productos.busqueda asc, productos.id desc
limit 3
offset ?;
--   SEARCH productos USING COVERING INDEX productos_todos_por_busqueda (busqueda>?)

-- modules/catalogo/productos-list.queries.ts

-- selectProductos: recientes
select productos.id
from productos
where activo = ? and detras = ?
order by productos.id desc
limit 3
offset ?;
--   SEARCH productos USING COVERING INDEX productos_por_listado (activo=? AND detras=?)

-- selectProductos: recientes
select productos.id, productos.nombre, productos.sku, productos.descripcion, productos.precio,
  productos.material, productos.dimensiones, productos.altura_capa, productos.peso_gramos,
  productos.suministro, productos.plazo_dias, productos.por_semana, productos.a_medida,
  productos.categoria_id, productos.destacado, productos.activo, productos.version,
  productos.calificacion_decimas, productos.opiniones_total, productos.familia_id,
  productos.stock - productos.reservado as disponible, categorias.nombre as categoria_nombre,
  categorias.slug as categoria_slug, (select json_group_array(json_object('nombre', nombre,
  'marcador', marcador)) from (select nombre,
  marcador from producto_imagenes where producto_id = productos.id order by posicion limit 20) as lista) as imagenes
from productos
inner join categorias on categorias.id = productos.categoria_id
where productos.id in (?, ?, ?, ?)
order by productos.id
limit 4;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH categorias USING INTEGER PRIMARY KEY (rowid=?)
--   CORRELATED SCALAR SUBQUERY 2
--     CO-ROUTINE lista
--       SEARCH producto_imagenes USING INDEX sqlite_autoindex_producto_imagenes_1 (producto_id=?)
--     SCAN lista

-- selectProductos: the last page
select productos.id
from productos
where activo = ? and detras = ?
order by productos.id asc
limit 3
offset ?;
--   SEARCH productos USING COVERING INDEX productos_por_listado (activo=? AND detras=?)

-- selectProductos: precio_asc
select productos.id
from productos
where activo = ? and detras = ?
order by productos.precio asc, productos.id desc
limit 3
offset ?;
--   SEARCH productos USING COVERING INDEX productos_por_precio_asc (activo=? AND detras=?)

-- selectProductos: nombre
select productos.id
from productos
where activo = ? and detras = ?
order by productos.busqueda asc, productos.id desc
limit 3
offset ?;
--   SEARCH productos USING COVERING INDEX productos_por_busqueda (activo=? AND detras=?)

-- selectProductos: categoria
select productos.id
from productos
where activo = ? and detras = ? and categoria_id = (select id from categorias where slug = ? and
  activo = ?)
order by productos.id desc
limit 3
offset ?;
--   SEARCH productos USING COVERING INDEX productos_por_categoria (categoria_id=? AND activo=? AND detras=?)
--   SCALAR SUBQUERY 1
--     SEARCH categorias USING INDEX sqlite_autoindex_categorias_1 (slug=?)

-- selectProductos: categoria, precio_desc
select productos.id
from productos
where activo = ? and detras = ? and categoria_id = (select id from categorias where slug = ? and
  activo = ?)
order by productos.precio desc, productos.id desc
limit 3
offset ?;
--   SEARCH productos USING COVERING INDEX productos_de_categoria_por_precio (categoria_id=? AND activo=? AND detras=?)
--   SCALAR SUBQUERY 1
--     SEARCH categorias USING INDEX sqlite_autoindex_categorias_1 (slug=?)

-- selectProductos: destacados
select productos.id
from productos
where activo = ? and detras = ? and destacado = ?
order by productos.id desc
limit 3
offset ?;
--   SEARCH productos USING COVERING INDEX productos_por_destacado (destacado=? AND activo=? AND detras=?)

-- selectProductos: two words
select productos.id
from productos_busqueda cross join productos as productos indexed by productos_de_busqueda
where productos_busqueda match ? and productos.id = productos_busqueda.rowid and activo = ? and
  detras = ?
order by productos_busqueda.rowid desc
limit 3
offset ?;
--   SCAN productos_busqueda VIRTUAL TABLE INDEX 192:M1
--   SEARCH productos USING COVERING INDEX productos_de_busqueda (id=? AND activo=?)

-- selectProductos: two words, precio_asc
select productos.id
from productos_busqueda cross join productos as productos indexed by productos_de_busqueda
where productos_busqueda match ? and productos.id = productos_busqueda.rowid and activo = ? and
  detras = ?
order by productos.precio + 0 asc, productos_busqueda.rowid desc
limit 3
offset ?;
--   SCAN productos_busqueda VIRTUAL TABLE INDEX 0:M1
--   SEARCH productos USING COVERING INDEX productos_de_busqueda (id=? AND activo=?)
--   USE TEMP B-TREE FOR ORDER BY

-- selectProductos: a word of most, precio_asc
select productos.id
from productos
where productos.busqueda like ? escape '\' and activo = ? and detras = ?
order by productos.precio asc, productos.id desc
limit 3
offset ?;
--   SEARCH productos USING INDEX productos_por_precio_asc (activo=? AND detras=?)

-- selectProductos: categoria, precio_asc
select productos.id
from productos
where activo = ? and detras = ? and categoria_id = (select id from categorias where slug = ? and
  activo = ?)
order by productos.precio asc, productos.id desc
limit 3
offset ?;
--   SEARCH productos USING COVERING INDEX productos_de_categoria_por_precio_asc (categoria_id=? AND activo=? AND detras=?)
--   SCALAR SUBQUERY 1
--     SEARCH categorias USING INDEX sqlite_autoindex_categorias_1 (slug=?)

-- selectProductos: categoria, nombre
select productos.id
from productos
where activo = ? and detras = ? and categoria_id = (select id from categorias where slug = ? and
  activo = ?)
order by productos.busqueda asc, productos.id desc
limit 3
offset ?;
--   SEARCH productos USING COVERING INDEX productos_de_categoria_por_busqueda (categoria_id=? AND activo=? AND detras=?)
--   SCALAR SUBQUERY 1
--     SEARCH categorias USING INDEX sqlite_autoindex_categorias_1 (slug=?)

-- selectProductos: mejor_evaluados
select productos.id
from productos
where activo = ? and detras = ?
order by productos.valoracion desc, productos.id desc
limit 3
offset ?;
--   SEARCH productos USING COVERING INDEX productos_por_valoracion (activo=? AND detras=?)

-- selectProductos: categoria, mas_vendidos
select productos.id
from productos
where activo = ? and detras = ? and categoria_id = (select id from categorias where slug = ? and
  activo = ?)
order by productos.vendidas desc, productos.id desc
limit 3
offset ?;
--   SEARCH productos USING COVERING INDEX productos_de_categoria_por_vendidas (categoria_id=? AND activo=? AND detras=?)
--   SCALAR SUBQUERY 1
--     SEARCH categorias USING INDEX sqlite_autoindex_categorias_1 (slug=?)

-- selectProductos: few of a filter
select productos.id
from productos as productos indexed by productos_de_busqueda
where productos.precio + 0 >= ? and productos.precio + 0 <= ? and productos.material || '' = ? and
  productos.colores like '% ' || (select id from colores where clave = ?) || ' %' and
  productos.stock > productos.reservado and productos.calificacion_decimas + 0 >= ? and
  activo = ? and detras = ?
order by productos.precio + 0 asc, productos.id desc
limit 3
offset ?;
--   SCAN productos USING COVERING INDEX productos_de_busqueda
--   SCALAR SUBQUERY 1
--     SEARCH colores USING COVERING INDEX sqlite_autoindex_colores_1 (clave=?)
--   USE TEMP B-TREE FOR ORDER BY

-- selectProductos: few of a material
select productos.id
from productos as productos indexed by productos_de_busqueda
where productos.material || '' = ? and activo = ? and detras = ?
order by productos.id desc
limit 3
offset ?;
--   SCAN productos USING COVERING INDEX productos_de_busqueda

-- selectProductos: many of a filter
select productos.id
from productos
where productos.precio + 0 >= ? and productos.precio + 0 <= ? and productos.material || '' = ? and
  productos.colores like '% ' || (select id from colores where clave = ?) || ' %' and
  productos.stock > productos.reservado and productos.calificacion_decimas + 0 >= ? and
  activo = ? and detras = ?
order by productos.id desc
limit 3
offset ?;
--   SEARCH productos USING INDEX productos_por_listado (activo=? AND detras=?)
--   SCALAR SUBQUERY 1
--     SEARCH colores USING COVERING INDEX sqlite_autoindex_colores_1 (clave=?)

-- selectProductos: many of a filter, mejor_evaluados
select productos.id
from productos
where productos.precio + 0 >= ? and productos.precio + 0 <= ? and productos.material || '' = ? and
  productos.colores like '% ' || (select id from colores where clave = ?) || ' %' and
  productos.stock > productos.reservado and productos.calificacion_decimas + 0 >= ? and
  activo = ? and detras = ?
order by productos.valoracion desc, productos.id desc
limit 3
offset ?;
--   SEARCH productos USING INDEX productos_por_valoracion (activo=? AND detras=?)
--   SCALAR SUBQUERY 1
--     SEARCH colores USING COVERING INDEX sqlite_autoindex_colores_1 (clave=?)

-- selectProductos: two words and a filter
select productos.id
from productos_busqueda cross join productos as productos indexed by productos_de_busqueda
where productos_busqueda match ? and productos.id = productos_busqueda.rowid and
  productos.precio + 0 >= ? and productos.precio + 0 <= ? and productos.material || '' = ? and
  productos.colores like '% ' || (select id from colores where clave = ?) || ' %' and
  productos.stock > productos.reservado and productos.calificacion_decimas + 0 >= ? and activo = ?
order by productos_busqueda.rowid desc
limit 3
offset ?;
--   SCAN productos_busqueda VIRTUAL TABLE INDEX 192:M1
--   SEARCH productos USING COVERING INDEX productos_de_busqueda (id=? AND activo=?)
--   SCALAR SUBQUERY 1
--     SEARCH colores USING COVERING INDEX sqlite_autoindex_colores_1 (clave=?)

-- selectProductos: the owner's, precio_asc
select productos.id
from productos
order by productos.precio asc, productos.id desc
limit 3
offset ?;
--   SCAN productos USING COVERING INDEX productos_todos_por_precio

-- selectProductos: the owner's, nombre
select productos.id
from productos
order by productos.busqueda asc, productos.id desc
limit 3
offset ?;
--   SCAN productos USING COVERING INDEX productos_todos_por_busqueda

-- selectProductos: the owner's, stock_asc
select productos.id
from productos
order by productos.stock - productos.reservado asc, productos.id desc
limit 3
offset ?;
--   SCAN productos USING COVERING INDEX productos_todos_por_disponible

-- selectProductos: the owner's, low stock
select productos.id
from productos
where activo = ? and productos.stock - productos.reservado <= ? and productos.suministro = ?
order by productos.stock - productos.reservado asc, productos.id desc
limit 3
offset ?;
--   SEARCH productos USING INDEX productos_por_disponible (activo=? AND <expr><?)

-- readSortedPage
select productos.id
from productos
where activo = ? and detras = ? and categoria_id = (select id from categorias where slug = ? and
  activo = ?)
order by productos.busqueda asc, productos.id desc
limit 3
offset ?;
--   SEARCH productos USING COVERING INDEX productos_de_categoria_por_busqueda (categoria_id=? AND activo=? AND detras=?)
--   SCALAR SUBQUERY 1
--     SEARCH categorias USING INDEX sqlite_autoindex_categorias_1 (slug=?)

-- readSortedPage
select productos.id, productos.nombre, productos.sku, productos.descripcion, productos.precio,
  productos.material, productos.dimensiones, productos.altura_capa, productos.peso_gramos,
  productos.suministro, productos.plazo_dias, productos.por_semana, productos.a_medida,
  productos.categoria_id, productos.destacado, productos.activo, productos.version,
  productos.calificacion_decimas, productos.opiniones_total, productos.familia_id,
  productos.stock - productos.reservado as disponible, categorias.nombre as categoria_nombre,
  categorias.slug as categoria_slug, (select json_group_array(json_object('nombre', nombre,
  'marcador', marcador)) from (select nombre,
  marcador from producto_imagenes where producto_id = productos.id order by posicion limit 20) as lista) as imagenes
from productos
inner join categorias on categorias.id = productos.categoria_id
where productos.id in (?, ?, ?, ?)
order by productos.id
limit 4;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH categorias USING INTEGER PRIMARY KEY (rowid=?)
--   CORRELATED SCALAR SUBQUERY 2
--     CO-ROUTINE lista
--       SEARCH producto_imagenes USING INDEX sqlite_autoindex_producto_imagenes_1 (producto_id=?)
--     SCAN lista

-- countFound: one word
select count(*) as total
from (select 1 as uno from productos_busqueda cross join productos as productos indexed by productos_de_busqueda where productos_busqueda match ? and
  productos.id = productos_busqueda.rowid and activo = ? and detras = ? limit 1001) as encontrados;
--   CO-ROUTINE encontrados
--     SCAN productos_busqueda VIRTUAL TABLE INDEX 0:M1
--     SEARCH productos USING COVERING INDEX productos_de_busqueda (id=? AND activo=?)
--   SCAN encontrados

-- countProductos: two words
select count(*) as total
from productos
where productos.id in (select rowid from productos_busqueda where productos_busqueda match ?) and
  activo = ? and detras = ?;
--   SEARCH productos USING COVERING INDEX productos_por_listado (activo=? AND detras=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN productos_busqueda VIRTUAL TABLE INDEX 0:M1

-- countProductos: a word of two letters
select count(*) as total
from productos
where productos.busqueda like ? escape '\' and activo = ? and detras = ?;
--   SEARCH productos USING COVERING INDEX productos_por_busqueda (activo=? AND detras=?)

-- countProductos: low stock
select count(*) as total
from productos
where activo = ? and detras = ? and productos.stock - productos.reservado <= ? and
  productos.suministro = ?;
--   SEARCH productos USING INDEX productos_por_disponible (activo=? AND <expr><?)

-- modules/catalogo/conteo.queries.ts

-- sumConteo: publicos
select sum(total) as total
from productos_conteo
where activo = ? and detras = ?;
--   SCAN productos_conteo

-- sumConteo: categoria
select sum(total) as total
from productos_conteo
where activo = ? and detras = ? and categoria_id = (select id from categorias where slug = ? and
  activo = ?);
--   SEARCH productos_conteo USING INDEX sqlite_autoindex_productos_conteo_1 (categoria_id=? AND activo=?)
--   SCALAR SUBQUERY 1
--     SEARCH categorias USING INDEX sqlite_autoindex_categorias_1 (slug=?)

-- sumConteo: destacados
select sum(total) as total
from productos_conteo
where activo = ? and detras = ? and destacado = ?;
--   SCAN productos_conteo

-- sumConteo: the owner's
select sum(total) as total
from productos_conteo;
--   SCAN productos_conteo

-- sumConteoByActivo
select activo, sum(total) as total
from productos_conteo
group by activo
order by activo
limit 2;
--   SCAN productos_conteo
--   USE TEMP B-TREE FOR GROUP BY

-- modules/catalogo/facetas/facetas.queries.ts

-- sumFacetas
select sum(total) as total
from productos_facetas
where activo = ? and detras = ? and categoria_id = (select id from categorias where slug = ? and
  activo = ?) and tramo >= ? and tramo <= ? and material = ? and
  productos_facetas.colores like '% ' || (select id from colores where clave = ?) || ' %' and
  disponible = ? and bien_evaluado = ?;
--   SEARCH productos_facetas USING INDEX sqlite_autoindex_productos_facetas_1 (categoria_id=? AND activo=?)
--   SCALAR SUBQUERY 1
--     SEARCH categorias USING INDEX sqlite_autoindex_categorias_1 (slug=?)
--   SCALAR SUBQUERY 2
--     SEARCH colores USING COVERING INDEX sqlite_autoindex_colores_1 (clave=?)

-- selectFacetas
select c.slug as categoria_slug, f.material, f.colores, f.disponible, f.bien_evaluado, f.tramo,
  f.total
from productos_facetas as f
left join categorias as c on c.id = f.categoria_id and c.activo = ?
where f.activo = ? and f.detras = ? and f.total > ?
order by f.categoria_id, f.material
limit 20000;
--   SCAN f USING INDEX sqlite_autoindex_productos_facetas_1
--   SEARCH c USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--   USE TEMP B-TREE FOR LAST TERM OF ORDER BY

-- modules/catalogo/categorias/categorias-admin.queries.ts

-- lockCategorias
select id
from categorias
order by id
limit 500;
--   SCAN categorias

-- insertCategoria
insert into categorias (nombre, slug, creado_en)
values (?, ?, ?)
on conflict (slug) do nothing
returning id;

-- selectCategorias
select id, nombre, slug, activo
from categorias
order by id
limit 500;
--   SCAN categorias

-- selectCategoriasCounted: all
select id, nombre, slug, activo,
  (select sum(total) as total from productos_conteo where productos_conteo.categoria_id = categorias.id) as productos,
  (select sum(total) as total from productos_conteo where productos_conteo.categoria_id = categorias.id and
  productos_conteo.activo = ? and detras = ?) as en_tienda
from categorias
order by id
limit 500;
--   SCAN categorias
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH productos_conteo USING INDEX sqlite_autoindex_productos_conteo_1 (categoria_id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH productos_conteo USING INDEX sqlite_autoindex_productos_conteo_1 (categoria_id=? AND activo=?)

-- selectCategoriasCounted: one
select id, nombre, slug, activo,
  (select sum(total) as total from productos_conteo where productos_conteo.categoria_id = categorias.id) as productos,
  (select sum(total) as total from productos_conteo where productos_conteo.categoria_id = categorias.id and
  productos_conteo.activo = ? and detras = ?) as en_tienda
from categorias
where id = ?
order by id
limit 500;
--   SEARCH categorias USING INTEGER PRIMARY KEY (rowid=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH productos_conteo USING INDEX sqlite_autoindex_productos_conteo_1 (categoria_id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH productos_conteo USING INDEX sqlite_autoindex_productos_conteo_1 (categoria_id=? AND activo=?)

-- updateCategoriaNombre
update categorias
set nombre = ?
where id = ?;
--   SEARCH categorias USING INTEGER PRIMARY KEY (rowid=?)

-- setCategoriaActivo
update categorias
set activo = ?
where id = ? and activo = ?;
--   SEARCH categorias USING INTEGER PRIMARY KEY (rowid=?)

-- renameInBusqueda
update productos
set busqueda = ?
where id = ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- renameInBusqueda
update productos
set busqueda = substr(busqueda, 1, length(busqueda) - length(cast(? as text))) || cast(? as text)
where categoria_id = ? and substr(busqueda,
  length(busqueda) - length(cast(? as text)) + 1) = cast(? as text);
--   SEARCH productos USING COVERING INDEX productos_de_categoria_por_busqueda (categoria_id=?)

-- renameInBusqueda
select id, nombre, sku, material
from productos
where categoria_id = ? and not substr(busqueda,
  length(busqueda) - length(cast(? as text)) + 1) = cast(? as text)
order by id
limit 1000000;
--   SEARCH productos USING INDEX productos_por_categoria (categoria_id=?)
--   USE TEMP B-TREE FOR ORDER BY

-- modules/catalogo/csv/productos-csv.queries.ts

-- selectProductosAfter
select productos.id, productos.stock - productos.reservado as disponible,
  categorias.nombre as categoria, familias.nombre as familia, familias.ejes, productos.valores,
  productos.personalizacion, productos.nombre, productos.sku, productos.descripcion,
  productos.precio, productos.material, productos.dimensiones, productos.altura_capa,
  productos.peso_gramos, productos.suministro, productos.plazo_dias, productos.por_semana,
  productos.a_medida, productos.categoria_id, productos.destacado, productos.activo
from productos
inner join categorias on categorias.id = productos.categoria_id
left join familias on familias.id = productos.familia_id
where productos.id in (select productos.id from productos where productos.id > ? order by productos.id limit 500)
order by productos.id
limit 500;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SEARCH productos USING COVERING INDEX productos_de_busqueda (id>?)
--   SEARCH categorias USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH familias USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- selectKnownProductos
select id, familia_id
from productos
where lower(sku) in (lower(cast(? as text)), lower(cast(? as text)))
order by id
limit 2;
--   SEARCH productos USING INDEX productos_por_sku (<expr>=?)
--   USE TEMP B-TREE FOR ORDER BY

-- selectKnownProductos
select id
from productos
where familia_id in (?, ?)
order by id
limit 200;
--   SEARCH productos USING COVERING INDEX productos_por_valores (familia_id=?)
--   USE TEMP B-TREE FOR ORDER BY

-- selectKnownProductos
select id, nombre, sku, descripcion, precio, material, dimensiones, altura_capa, peso_gramos,
  suministro, plazo_dias, por_semana, a_medida, categoria_id, destacado, activo, personalizacion,
  familia_id, valores, productos.stock - productos.reservado as disponible
from productos
where id in (?, ?, ?, ?, ?, ?)
order by id
limit 6;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- lockKnownProductos
select id, familia_id
from productos
where lower(sku) in (lower(cast(? as text)), lower(cast(? as text)))
order by id
limit 2;
--   SEARCH productos USING INDEX productos_por_sku (<expr>=?)
--   USE TEMP B-TREE FOR ORDER BY

-- lockKnownProductos
select id
from productos
where familia_id in (?, ?)
order by id
limit 200;
--   SEARCH productos USING COVERING INDEX productos_por_valores (familia_id=?)
--   USE TEMP B-TREE FOR ORDER BY

-- lockKnownProductos
select id, nombre, sku, descripcion, precio, material, dimensiones, altura_capa, peso_gramos,
  suministro, plazo_dias, por_semana, a_medida, categoria_id, destacado, activo, personalizacion,
  familia_id, valores, productos.stock - productos.reservado as disponible
from productos
where id in (?, ?, ?, ?, ?, ?)
order by id
limit 6;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- selectFamiliasOfSkus
select id, familia_id
from productos
where lower(sku) in (lower(cast(? as text)), lower(cast(? as text)))
order by id
limit 2;
--   SEARCH productos USING INDEX productos_por_sku (<expr>=?)
--   USE TEMP B-TREE FOR ORDER BY

-- selectSkusWithZeros
select sku
from productos
where lower(sku) >= ? and lower(sku) < ?
order by lower(sku)
limit 20000;
--   SEARCH productos USING INDEX productos_por_sku (<expr>>? AND <expr><?)

-- selectKnownCategorias
select id, nombre, slug
from categorias
order by id
limit 1000;
--   SCAN categorias

-- lockKnownCategorias
select id, nombre, slug
from categorias
order by id
limit 1000;
--   SCAN categorias

-- insertProductos
insert into productos (nombre, sku, descripcion, precio, material, dimensiones, altura_capa,
  peso_gramos, suministro, plazo_dias, por_semana, a_medida, categoria_id, destacado, activo,
  busqueda, personalizacion, stock, creado_en)
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning id;

-- updateProductos
update productos
set nombre = c.column3, descripcion = c.column4, precio = c.column5, material = c.column6,
  dimensiones = c.column7, altura_capa = c.column8, peso_gramos = c.column9,
  suministro = c.column10, plazo_dias = c.column11, por_semana = c.column12, a_medida = c.column13,
  categoria_id = c.column14, destacado = c.column15, activo = c.column16,
  personalizacion = c.column17, busqueda = c.column18,
  stock = coalesce(productos.reservado + c.column2, productos.stock),
  version = productos.version + 1
from (values (cast(? as bigint), cast(? as bigint), cast(? as text), cast(? as text),
  cast(? as bigint), cast(? as text), cast(? as text), cast(? as text), cast(? as bigint),
  cast(? as text), cast(? as bigint), cast(? as bigint), cast(? as bigint), cast(? as bigint),
  cast(? as bigint), cast(? as bigint), cast(? as text), cast(? as text))) as c
where productos.id = c.column1;
--   MATERIALIZE c
--     SCAN CONSTANT ROW
--   SCAN c
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- modules/catalogo/productos/productos-admin.queries.ts

-- selectCategoria
select id, nombre
from categorias
where id = ?;
--   SEARCH categorias USING INTEGER PRIMARY KEY (rowid=?)

-- lockCategoria
select id, nombre
from categorias
where id = ?;
--   SEARCH categorias USING INTEGER PRIMARY KEY (rowid=?)

-- selectProductoToEdit
select nombre, sku, descripcion, precio, material, dimensiones, altura_capa, peso_gramos,
  suministro, plazo_dias, por_semana, a_medida, categoria_id, destacado, activo, personalizacion,
  id, stock, reservado, version
from productos
where id = ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- selectProductoIdBySku
select id
from productos
where lower(sku) = lower(cast(? as text));
--   SEARCH productos USING INDEX productos_por_sku (<expr>=?)

-- insertProductoRow
insert into productos (nombre, sku, descripcion, precio, material, dimensiones, altura_capa,
  peso_gramos, suministro, plazo_dias, por_semana, a_medida, categoria_id, destacado, activo,
  busqueda, personalizacion, stock, creado_en)
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning id;

-- updateProductoRow: units
update productos
set nombre = ?, sku = ?, descripcion = ?, precio = ?, material = ?, dimensiones = ?,
  altura_capa = ?, peso_gramos = ?, suministro = ?, plazo_dias = ?, por_semana = ?, a_medida = ?,
  categoria_id = ?, destacado = ?, activo = ?, busqueda = ?, personalizacion = ?,
  stock = stock + ?, version = version + ?
where id = ? and version = ? and stock + ? >= reservado and stock + ? <= ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- updateProductoRow: sellable
update productos
set nombre = ?, sku = ?, descripcion = ?, precio = ?, material = ?, dimensiones = ?,
  altura_capa = ?, peso_gramos = ?, suministro = ?, plazo_dias = ?, por_semana = ?, a_medida = ?,
  categoria_id = ?, destacado = ?, activo = ?, busqueda = ?, personalizacion = ?,
  stock = reservado + ?, version = version + ?
where id = ? and reservado + ? >= reservado and reservado + ? <= ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- updateProductoFlags
update productos
set activo = ?, version = version + ?
where id in (?) and activo <> ?
returning id;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- modules/catalogo/catalogo-version.queries.ts

-- raiseCatalogoVersion: of anything
update catalogo_version
set version = version + 1, estructura = case when ? = 1 then version + 1 else estructura end,
  ediciones = case when ? = 1 then version + 1 else ediciones end,
  ventas = case when ? = 1 then version + 1 else ventas end
where id = ?;
--   SEARCH catalogo_version USING INTEGER PRIMARY KEY (rowid=?)

-- raiseCatalogoVersion: of productos
insert into catalogo_cambios (producto_id, version) select productos.id as producto_id,
  catalogo_version.version
from productos
inner join catalogo_version on catalogo_version.id = ?
where productos.id in (?, ?, ?, ?)
on conflict (producto_id) do update
set version = excluded.version;

-- selectLastEdits
select estructura, ediciones
from catalogo_version
where id = ?;
--   SEARCH catalogo_version USING INTEGER PRIMARY KEY (rowid=?)

-- readCatalogoChanges
select catalogo_version.version, estructura, ediciones, ventas, catalogo_cambios.producto_id as id,
  catalogo_cambios.version as "changedAt", productos.precio, productos.activo,
  productos.stock - productos.reservado as disponible
from catalogo_version
left join catalogo_cambios on catalogo_cambios.version > ?
left join productos on productos.id = catalogo_cambios.producto_id
where catalogo_version.id = ?
order by catalogo_cambios.version
limit 1001;
--   SEARCH catalogo_version USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH catalogo_cambios USING COVERING INDEX catalogo_cambios_por_version (version>?) LEFT-JOIN
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- modules/catalogo/imagenes/producto-imagenes.queries.ts

-- selectImagenesOf
select nombre, marcador
from producto_imagenes
where producto_id = ?
order by posicion
limit 100;
--   SEARCH producto_imagenes USING INDEX sqlite_autoindex_producto_imagenes_1 (producto_id=?)

-- replaceImagenes
delete
from producto_imagenes
where producto_id = ?;
--   SEARCH producto_imagenes USING COVERING INDEX sqlite_autoindex_producto_imagenes_1 (producto_id=?)

-- replaceImagenes
insert into producto_imagenes (nombre, marcador, producto_id, posicion)
values (?, ?, ?, ?);

-- retireImagenes
insert into imagenes_retiradas (nombre, retirada_en)
values (?, ?)
on conflict (nombre) do update
set retirada_en = ?;

-- selectShownImagenes
select distinct nombre
from producto_imagenes
where nombre in (?, ?)
order by nombre
limit 2;
--   SEARCH producto_imagenes USING COVERING INDEX producto_imagenes_por_nombre (nombre=?)

-- selectRetiredImagenes
select nombre
from imagenes_retiradas
where nombre in (?, ?) and retirada_en > ?
order by nombre
limit 2;
--   SEARCH imagenes_retiradas USING INDEX sqlite_autoindex_imagenes_retiradas_1 (nombre=?)

-- deleteRetiredImagenes
delete
from imagenes_retiradas
where retirada_en <= ?;
--   SCAN imagenes_retiradas

-- modules/catalogo/imagenes/tienda-clave.queries.ts

-- ensureTiendaClave
insert into tienda (id, clave, creado_en)
values (?, ?, ?)
on conflict (id) do nothing;

-- ensureTiendaClave
select clave
from tienda
where id = ?;
--   SEARCH tienda USING INTEGER PRIMARY KEY (rowid=?)

-- modules/catalogo/sitemap.queries.ts

-- selectSitemapParts
with recursive partes(part) as (select (primero.id - 1) / 2000 as part from (select min(id) as id from productos where activo = ?) as primero union all select (((select min(id) as id from productos where activo = ? and
  id > (partes.part + 1) * 2000)) - 1) / 2000 as part from partes where partes.part is not null) select part
from partes
where part is not null
order by part
limit 10000;
--   CO-ROUTINE partes
--     SETUP
--       CO-ROUTINE primero
--         SEARCH productos USING COVERING INDEX productos_por_activo (activo=?)
--       SCAN primero
--     RECURSIVE STEP
--       SCAN partes
--       CORRELATED SCALAR SUBQUERY 3
--         SEARCH productos USING COVERING INDEX productos_por_activo (activo=? AND id>?)
--   SCAN partes
--   USE TEMP B-TREE FOR ORDER BY

-- selectSitemapProductos
select productos.id, productos.nombre, productos.creado_en, producto_imagenes.nombre as imagen
from productos
left join producto_imagenes on producto_imagenes.producto_id = productos.id and
  producto_imagenes.posicion = ?
where productos.activo = ? and productos.id >= ? and productos.id <= ?
order by productos.id
limit 2000;
--   SEARCH productos USING INDEX productos_por_activo (activo=? AND id>? AND id<?)
--   SEARCH producto_imagenes USING INDEX sqlite_autoindex_producto_imagenes_1 (producto_id=? AND posicion=?) LEFT-JOIN

-- selectLastOpiniones
select producto_id, max(creado_en) as creado, max(actualizado_en) as actualizado,
  max(respondida_en) as respondida
from opiniones
where +oculta = ? and producto_id >= ? and producto_id <= ?
group by producto_id
order by producto_id
limit 2000;
--   SEARCH opiniones USING INDEX sqlite_autoindex_opiniones_1 (producto_id>? AND producto_id<?)

-- modules/catalogo/csv/known-familias.queries.ts

-- selectFamiliaNombres
select id, nombre
from familias
order by id
limit 100000;
--   SCAN familias

-- selectKnownFamilias
select id, nombre, ejes
from familias
where id in (?, ?)
order by id
limit 2;
--   SEARCH familias USING INTEGER PRIMARY KEY (rowid=?)

-- lockKnownFamilias
select id, nombre, ejes
from familias
where id in (?, ?)
order by id
limit 2;
--   SEARCH familias USING INTEGER PRIMARY KEY (rowid=?)

-- modules/catalogo/familias/familias.queries.ts

-- selectFicha
select familia_id, categoria_id
from productos
where id = ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- selectFamilia
select id, nombre, ejes
from familias
where id = ?;
--   SEARCH familias USING INTEGER PRIMARY KEY (rowid=?)

-- lockFamilia
select id, nombre, ejes
from familias
where id = ?;
--   SEARCH familias USING INTEGER PRIMARY KEY (rowid=?)

-- selectMembers
select nombre, sku, descripcion, precio, material, dimensiones, altura_capa, peso_gramos,
  suministro, plazo_dias, por_semana, a_medida, categoria_id, destacado, activo, personalizacion,
  id, stock, reservado, version, familia_id, valores, busqueda
from productos
where (id in (?, ?) or familia_id = ?)
order by id
limit 201;
--   MULTI-INDEX OR
--     INDEX 1
--       SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--     INDEX 2
--       SEARCH productos USING INDEX productos_por_valores (familia_id=?)
--   USE TEMP B-TREE FOR ORDER BY

-- lockMembers: of a familia
select nombre, sku, descripcion, precio, material, dimensiones, altura_capa, peso_gramos,
  suministro, plazo_dias, por_semana, a_medida, categoria_id, destacado, activo, personalizacion,
  id, stock, reservado, version, familia_id, valores, busqueda
from productos
where (id in (?, ?) or familia_id = ?)
order by id
limit 201;
--   MULTI-INDEX OR
--     INDEX 1
--       SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--     INDEX 2
--       SEARCH productos USING INDEX productos_por_valores (familia_id=?)
--   USE TEMP B-TREE FOR ORDER BY

-- lockMembers: of a familia alone
select nombre, sku, descripcion, precio, material, dimensiones, altura_capa, peso_gramos,
  suministro, plazo_dias, por_semana, a_medida, categoria_id, destacado, activo, personalizacion,
  id, stock, reservado, version, familia_id, valores, busqueda
from productos
where familia_id = ?
order by id
limit 201;
--   SEARCH productos USING INDEX productos_por_valores (familia_id=?)
--   USE TEMP B-TREE FOR ORDER BY

-- lockMembers: one producto
select nombre, sku, descripcion, precio, material, dimensiones, altura_capa, peso_gramos,
  suministro, plazo_dias, por_semana, a_medida, categoria_id, destacado, activo, personalizacion,
  id, stock, reservado, version, familia_id, valores, busqueda
from productos
where id in (?)
order by id
limit 201;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- selectRelatives
select id
from productos
where familia_id in (select familia_id from productos where id in (?, ?))
order by id
limit 200;
--   SEARCH productos USING COVERING INDEX productos_por_valores (familia_id=?)
--   LIST SUBQUERY 1
--     SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

-- lockRelatives
select id
from productos
where (id = ? or familia_id = (select familia_id from productos where id = ?))
order by id
limit 100;
--   MULTI-INDEX OR
--     INDEX 1
--       SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--     INDEX 2
--       SCALAR SUBQUERY 1
--         SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--       SEARCH productos USING COVERING INDEX productos_por_valores (familia_id=?)
--   USE TEMP B-TREE FOR ORDER BY

-- selectSkuOwners
select id, lower(sku) as sku
from productos
where lower(sku) in (?, ?)
order by id
limit 2;
--   SEARCH productos USING COVERING INDEX productos_por_sku (<expr>=?)
--   USE TEMP B-TREE FOR ORDER BY

-- insertFamilia
insert into familias (nombre, ejes)
values (?, ?)
returning id;

-- updateFamilia
update familias
set nombre = ?, ejes = ?
where id = ?;
--   SEARCH familias USING INTEGER PRIMARY KEY (rowid=?)

-- deleteFamilia
delete
from familias
where id = ?;
--   SEARCH familias USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH productos USING COVERING INDEX productos_por_valores (familia_id=?)

-- releaseMembers
update productos
set familia_id = ?, valores = ?, detras = ?, busqueda_variantes = ?, version = version + ?
where familia_id = ?;
--   SEARCH productos USING COVERING INDEX productos_por_valores (familia_id=?)

-- rateFamilia
update productos
set opiniones_total = coalesce((select count(*) from opiniones where producto_id in (select f.id from productos as f where f.id = productos.id or f.familia_id = productos.familia_id) and
  oculta = 0 having count(*) > 0), 0),
  calificacion_decimas = coalesce((select (20 * sum(calificacion) + count(*)) / (2 * count(*)) from opiniones where producto_id in (select f.id from productos as f where f.id = productos.id or f.familia_id = productos.familia_id) and
  oculta = 0 having count(*) > 0), 0),
  valoracion = coalesce((select (1000 * sum(calificacion) + 17500) / (count(*) + 5) from opiniones where producto_id in (select f.id from productos as f where f.id = productos.id or f.familia_id = productos.familia_id) and
  oculta = 0 having count(*) > 0), 0)
where id in (12, 13);;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--   CORRELATED SCALAR SUBQUERY 4
--     SEARCH opiniones USING COVERING INDEX opiniones_por_producto (producto_id=? AND oculta=?)
--     CORRELATED LIST SUBQUERY 3
--       MULTI-INDEX OR
--         INDEX 1
--           SEARCH f USING INTEGER PRIMARY KEY (rowid=?)
--         INDEX 2
--           SEARCH f USING COVERING INDEX productos_por_valores (familia_id=?)
--   CORRELATED SCALAR SUBQUERY 6
--     SEARCH opiniones USING COVERING INDEX opiniones_por_producto (producto_id=? AND oculta=?)
--     CORRELATED LIST SUBQUERY 5
--       MULTI-INDEX OR
--         INDEX 1
--           SEARCH f USING INTEGER PRIMARY KEY (rowid=?)
--         INDEX 2
--           SEARCH f USING COVERING INDEX productos_por_valores (familia_id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH opiniones USING COVERING INDEX opiniones_de_producto (producto_id=? AND oculta=?)
--     CORRELATED LIST SUBQUERY 1
--       MULTI-INDEX OR
--         INDEX 1
--           SEARCH f USING INTEGER PRIMARY KEY (rowid=?)
--         INDEX 2
--           SEARCH f USING COVERING INDEX productos_por_valores (familia_id=?)

-- reviseProducto
update productos
set descripcion = ?, categoria_id = ?, personalizacion = ?, a_medida = ?, destacado = ?,
  busqueda = ?, version = version + ?
where id = ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- modules/catalogo/familias/listed.queries.ts

-- selectStaleFamilias
select distinct familia_id
from productos
where familia_id is not null and
  detras <> case when exists ( select 1 from productos as otra where otra.familia_id = productos.familia_id and
  (1 - otra.activo, case when otra.stock > otra.reservado then 0 else 1 end, otra.precio,
  otra.id) < (1 - productos.activo,
  case when productos.stock > productos.reservado then 0 else 1 end, productos.precio,
  productos.id) ) then 1 else 0 end
order by familia_id
limit 500;
--   SEARCH productos USING INDEX productos_por_valores (familia_id>?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH otra USING INDEX productos_por_valores (familia_id=?)

-- chooseListed
update productos
set detras = case when exists ( select 1 from productos as otra where otra.familia_id = productos.familia_id and
  (1 - otra.activo, case when otra.stock > otra.reservado then 0 else 1 end, otra.precio,
  otra.id) < (1 - productos.activo,
  case when productos.stock > productos.reservado then 0 else 1 end, productos.precio,
  productos.id) ) then 1 else 0 end
where familia_id in (?, ?) and
  detras <> case when exists ( select 1 from productos as otra where otra.familia_id = productos.familia_id and
  (1 - otra.activo, case when otra.stock > otra.reservado then 0 else 1 end, otra.precio,
  otra.id) < (1 - productos.activo,
  case when productos.stock > productos.reservado then 0 else 1 end, productos.precio,
  productos.id) ) then 1 else 0 end
returning id;
--   SEARCH productos USING INDEX productos_por_valores (familia_id=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH otra USING INDEX productos_por_valores (familia_id=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH otra USING INDEX productos_por_valores (familia_id=?)

-- chooseListed
select productos.id, productos.nombre, productos.sku, productos.material,
  productos.personalizacion, productos.familia_id, productos.valores, productos.activo,
  productos.detras, productos.busqueda_variantes, productos.colores, familias.ejes
from productos
left join familias on familias.id = productos.familia_id
where productos.familia_id in (?, ?)
order by productos.id
limit 200;
--   SEARCH productos USING INDEX productos_por_valores (familia_id=?)
--   SEARCH familias USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--   USE TEMP B-TREE FOR ORDER BY

-- chooseListed
select id, clave, nombre, color
from colores
order by id
limit 200;
--   SCAN colores

-- chooseListed
update productos
set busqueda_variantes = ?, colores = ?
where id = ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- modules/catalogo/familias/variantes.queries.ts

-- selectFamilias
select id, nombre, ejes, (select json_group_array(json_object('id', id, 'sku', sku, 'valores',
  valores, 'precio', precio, 'stock', stock, 'activo', activo)) from (select id, sku, valores,
  precio, stock - reservado as stock,
  activo from productos as variantes where familia_id = familias.id order by id limit 100) as lista) as variantes
from familias
where id in (?, ?)
order by id
limit 2;
--   SEARCH familias USING INTEGER PRIMARY KEY (rowid=?)
--   CORRELATED SCALAR SUBQUERY 2
--     CO-ROUTINE lista
--       SEARCH variantes USING INDEX productos_por_valores (familia_id=?)
--       USE TEMP B-TREE FOR ORDER BY
--     SCAN lista

-- selectToDescribe: of familias
select productos.id, productos.nombre, productos.sku, productos.material,
  productos.personalizacion, productos.familia_id, productos.valores, productos.activo,
  productos.detras, productos.busqueda_variantes, productos.colores, familias.ejes
from productos
left join familias on familias.id = productos.familia_id
where productos.familia_id in (?, ?)
order by productos.id
limit 200;
--   SEARCH productos USING INDEX productos_por_valores (familia_id=?)
--   SEARCH familias USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--   USE TEMP B-TREE FOR ORDER BY

-- selectToDescribe: one producto
select productos.id, productos.nombre, productos.sku, productos.material,
  productos.personalizacion, productos.familia_id, productos.valores, productos.activo,
  productos.detras, productos.busqueda_variantes, productos.colores, familias.ejes
from productos
left join familias on familias.id = productos.familia_id
where productos.id in (?)
order by productos.id
limit 1;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH familias USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- updateDescription
update productos
set busqueda_variantes = ?, colores = ?
where id = ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- modules/catalogo/search/search.queries.ts

-- countMatches
select count(*) as total
from (select 1 as uno from textos_busqueda as textos_busqueda where textos_busqueda match ? order by textos_busqueda.rowid desc limit 1001) as encontrados;
--   CO-ROUTINE encontrados
--     SCAN textos_busqueda VIRTUAL TABLE INDEX 192:M5
--   SCAN encontrados

-- selectFoundCells
select c.slug as categoria_slug, f.material, f.colores, f.disponible, f.bien_evaluado, f.tramo,
  count(*) as total
from (select productos.categoria_id, productos.material, productos.colores,
  case when productos.stock > productos.reservado then 1 else 0 end as disponible,
  case when productos.calificacion_decimas >= 40 then 1 else 0 end as bien_evaluado,
  2 * (productos.precio / 1000) + case when productos.precio % 1000 > 0 then 1 else 0 end as tramo from textos_busqueda cross join productos as productos indexed by productos_de_busqueda where textos_busqueda match ? and
  productos.id = textos_busqueda.rowid and activo = ? and
  detras = ? order by textos_busqueda.rowid desc limit 3001) as f
left join categorias as c on c.id = f.categoria_id and c.activo = ?
group by f.categoria_id, c.slug, f.material, f.colores, f.disponible, f.bien_evaluado, f.tramo
order by f.categoria_id, f.material
limit 3001;
--   CO-ROUTINE f
--     SCAN textos_busqueda VIRTUAL TABLE INDEX 192:M5
--     SEARCH productos USING COVERING INDEX productos_de_busqueda (id=? AND activo=?)
--   SCAN f
--   SEARCH c USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--   USE TEMP B-TREE FOR GROUP BY
--   USE TEMP B-TREE FOR ORDER BY

-- selectRanked: all categorias
select encontrados.id, min(encontrados.nivel) as nivel
from (select nivel.id, nivel.nivel from (select textos_busqueda.rowid as id,
  0 as nivel from textos_busqueda as textos_busqueda where textos_busqueda match ? order by textos_busqueda.rowid desc limit 3) as nivel union all select nivel.id,
  nivel.nivel from (select textos_busqueda.rowid as id,
  1 as nivel from textos_busqueda as textos_busqueda where textos_busqueda match ? order by textos_busqueda.rowid desc limit 3) as nivel) as encontrados
group by encontrados.id
order by nivel, encontrados.id desc
limit 3
offset ?;
--   CO-ROUTINE encontrados
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE nivel
--           SCAN textos_busqueda VIRTUAL TABLE INDEX 192:M5
--         SCAN nivel
--       UNION ALL
--         CO-ROUTINE nivel
--           SCAN textos_busqueda VIRTUAL TABLE INDEX 192:M5
--         SCAN nivel
--   SCAN encontrados
--   USE TEMP B-TREE FOR GROUP BY
--   USE TEMP B-TREE FOR ORDER BY

-- selectRanked: all categorias
select productos.id, productos.nombre, productos.sku, productos.descripcion, productos.precio,
  productos.material, productos.dimensiones, productos.altura_capa, productos.peso_gramos,
  productos.suministro, productos.plazo_dias, productos.por_semana, productos.a_medida,
  productos.categoria_id, productos.destacado, productos.activo, productos.version,
  productos.calificacion_decimas, productos.opiniones_total, productos.familia_id,
  productos.stock - productos.reservado as disponible, categorias.nombre as categoria_nombre,
  categorias.slug as categoria_slug, (select json_group_array(json_object('nombre', nombre,
  'marcador', marcador)) from (select nombre,
  marcador from producto_imagenes where producto_id = productos.id order by posicion limit 20) as lista) as imagenes
from productos
inner join categorias on categorias.id = productos.categoria_id
where productos.id in (?, ?, ?, ?)
order by productos.id
limit 4;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH categorias USING INTEGER PRIMARY KEY (rowid=?)
--   CORRELATED SCALAR SUBQUERY 2
--     CO-ROUTINE lista
--       SEARCH producto_imagenes USING INDEX sqlite_autoindex_producto_imagenes_1 (producto_id=?)
--     SCAN lista

-- selectRanked: counted
select encontrados.id, min(encontrados.nivel) as nivel, count(*) over () as total
from (select nivel.id, nivel.nivel from (select textos_busqueda.rowid as id,
  0 as nivel from textos_busqueda as textos_busqueda where textos_busqueda match ? order by textos_busqueda.rowid desc limit 3) as nivel union all select nivel.id,
  nivel.nivel from (select textos_busqueda.rowid as id,
  1 as nivel from textos_busqueda as textos_busqueda where textos_busqueda match ? order by textos_busqueda.rowid desc limit 1001) as nivel) as encontrados
group by encontrados.id
order by nivel, encontrados.id desc
limit 3
offset ?;
--   CO-ROUTINE (subquery-6)
--     CO-ROUTINE encontrados
--       COMPOUND QUERY
--         LEFT-MOST SUBQUERY
--           CO-ROUTINE nivel
--             SCAN textos_busqueda VIRTUAL TABLE INDEX 192:M5
--           SCAN nivel
--         UNION ALL
--           CO-ROUTINE nivel
--             SCAN textos_busqueda VIRTUAL TABLE INDEX 192:M5
--           SCAN nivel
--     SCAN encontrados
--     USE TEMP B-TREE FOR GROUP BY
--   SCAN (subquery-6)
--   USE TEMP B-TREE FOR ORDER BY

-- selectRanked: one categoria
select encontrados.id, min(encontrados.nivel) as nivel
from (select nivel.id, nivel.nivel from (select productos.id as id,
  0 as nivel from textos_busqueda cross join productos as productos indexed by productos_de_busqueda where textos_busqueda match ? and
  productos.id = textos_busqueda.rowid and activo = ? and
  categoria_id = (select id from categorias where slug = ? and
  activo = ?) order by textos_busqueda.rowid desc limit 3) as nivel union all select nivel.id,
  nivel.nivel from (select productos.id as id,
  1 as nivel from textos_busqueda cross join productos as productos indexed by productos_de_busqueda where textos_busqueda match ? and
  productos.id = textos_busqueda.rowid and activo = ? and
  categoria_id = (select id from categorias where slug = ? and
  activo = ?) order by textos_busqueda.rowid desc limit 3) as nivel) as encontrados
group by encontrados.id
order by nivel, encontrados.id desc
limit 3
offset ?;
--   CO-ROUTINE encontrados
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE nivel
--           SCAN textos_busqueda VIRTUAL TABLE INDEX 192:M5
--           SEARCH productos USING COVERING INDEX productos_de_busqueda (id=? AND activo=? AND categoria_id=?)
--           SCALAR SUBQUERY 1
--             SEARCH categorias USING INDEX sqlite_autoindex_categorias_1 (slug=?)
--         SCAN nivel
--       UNION ALL
--         CO-ROUTINE nivel
--           SCAN textos_busqueda VIRTUAL TABLE INDEX 192:M5
--           SEARCH productos USING COVERING INDEX productos_de_busqueda (id=? AND activo=? AND categoria_id=?)
--           SCALAR SUBQUERY 4
--             SEARCH categorias USING INDEX sqlite_autoindex_categorias_1 (slug=?)
--         SCAN nivel
--   SCAN encontrados
--   USE TEMP B-TREE FOR GROUP BY
--   USE TEMP B-TREE FOR ORDER BY

-- selectSortedMatches: few, precio_asc
select productos.id
from textos_busqueda cross join productos as productos indexed by productos_de_busqueda
where textos_busqueda match ? and productos.id = textos_busqueda.rowid and activo = ? and detras = ?
order by productos.precio + 0 asc, productos.id desc
limit 3
offset ?;
--   SCAN textos_busqueda VIRTUAL TABLE INDEX 0:M5
--   SEARCH productos USING COVERING INDEX productos_de_busqueda (id=? AND activo=?)
--   USE TEMP B-TREE FOR ORDER BY

-- selectSortedMatches: many, precio_asc
select productos.id
from productos
where productos.id in (select textos_busqueda.rowid from textos_busqueda where textos_busqueda match ?) and
  activo = ? and detras = ?
order by productos.precio asc, productos.id desc
limit 3
offset ?;
--   SEARCH productos USING COVERING INDEX productos_por_precio_asc (activo=? AND detras=?)
--   LIST SUBQUERY 1
--     SCAN textos_busqueda VIRTUAL TABLE INDEX 0:M5
--     CREATE BLOOM FILTER

-- selectSortedMatches: many, precio_asc
select productos.id, productos.nombre, productos.sku, productos.descripcion, productos.precio,
  productos.material, productos.dimensiones, productos.altura_capa, productos.peso_gramos,
  productos.suministro, productos.plazo_dias, productos.por_semana, productos.a_medida,
  productos.categoria_id, productos.destacado, productos.activo, productos.version,
  productos.calificacion_decimas, productos.opiniones_total, productos.familia_id,
  productos.stock - productos.reservado as disponible, categorias.nombre as categoria_nombre,
  categorias.slug as categoria_slug, (select json_group_array(json_object('nombre', nombre,
  'marcador', marcador)) from (select nombre,
  marcador from producto_imagenes where producto_id = productos.id order by posicion limit 20) as lista) as imagenes
from productos
inner join categorias on categorias.id = productos.categoria_id
where productos.id in (?, ?, ?, ?)
order by productos.id
limit 4;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH categorias USING INTEGER PRIMARY KEY (rowid=?)
--   CORRELATED SCALAR SUBQUERY 2
--     CO-ROUTINE lista
--       SEARCH producto_imagenes USING INDEX sqlite_autoindex_producto_imagenes_1 (producto_id=?)
--     SCAN lista

-- selectSortedOf
select productos.id
from productos
where productos.id in (?, ?, ?)
order by productos.precio + 0 asc, productos.id desc
limit 3
offset ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

-- selectSortedOf
select productos.id, productos.nombre, productos.sku, productos.descripcion, productos.precio,
  productos.material, productos.dimensiones, productos.altura_capa, productos.peso_gramos,
  productos.suministro, productos.plazo_dias, productos.por_semana, productos.a_medida,
  productos.categoria_id, productos.destacado, productos.activo, productos.version,
  productos.calificacion_decimas, productos.opiniones_total, productos.familia_id,
  productos.stock - productos.reservado as disponible, categorias.nombre as categoria_nombre,
  categorias.slug as categoria_slug, (select json_group_array(json_object('nombre', nombre,
  'marcador', marcador)) from (select nombre,
  marcador from producto_imagenes where producto_id = productos.id order by posicion limit 20) as lista) as imagenes
from productos
inner join categorias on categorias.id = productos.categoria_id
where productos.id in (?, ?, ?, ?)
order by productos.id
limit 4;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH categorias USING INTEGER PRIMARY KEY (rowid=?)
--   CORRELATED SCALAR SUBQUERY 2
--     CO-ROUTINE lista
--       SEARCH producto_imagenes USING INDEX sqlite_autoindex_producto_imagenes_1 (producto_id=?)
--     SCAN lista

-- modules/catalogo/search/fallidas.queries.ts

-- selectFallidas
select palabras, veces, ultima_en
from busquedas_fallidas
order by veces desc, ultima_en desc
limit 100;
--   SCAN busquedas_fallidas USING INDEX busquedas_fallidas_por_veces

-- addFallidas
insert into busquedas_fallidas (palabras, veces, ultima_en)
values (?, ?, ?)
on conflict (palabras) do update
set veces = busquedas_fallidas.veces + excluded.veces, ultima_en = excluded.ultima_en;

-- pruneFallidas
delete
from busquedas_fallidas
where ultima_en < ?;
--   SEARCH busquedas_fallidas USING INDEX busquedas_fallidas_por_ultima (ultima_en<?)

-- pruneFallidas
delete
from busquedas_fallidas
where palabras in (select palabras from busquedas_fallidas order by veces desc,
  ultima_en desc limit 1000 offset ?);
--   SEARCH busquedas_fallidas USING COVERING INDEX sqlite_autoindex_busquedas_fallidas_1 (palabras=?)
--   LIST SUBQUERY 1
--     SCAN busquedas_fallidas USING INDEX busquedas_fallidas_por_veces

-- modules/catalogo/colores/fuentes.queries.ts

-- selectFuentes: some
select productos.id, productos.nombre, productos.precio, personalizacion, valores, familias.ejes
from productos
left join familias on familias.id = productos.familia_id
where productos.id in (?, ?)
order by productos.id
limit 2;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH familias USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- modules/catalogo/colores/colores.queries.ts

-- selectColores
select id, clave, nombre, color
from colores
order by id
limit 200;
--   SCAN colores

-- lockColores
select id, clave, nombre, color
from colores
order by id
limit 200;
--   SCAN colores

-- lockColor
select id, clave, nombre, color
from colores
where id = ?;
--   SEARCH colores USING INTEGER PRIMARY KEY (rowid=?)

-- lockColoresByClave
select id, clave, nombre, color
from colores
where clave in (?, ?)
order by id
limit 2;
--   SEARCH colores USING INDEX sqlite_autoindex_colores_1 (clave=?)
--   USE TEMP B-TREE FOR ORDER BY

-- insertColor
insert into colores (clave, nombre, color)
values (?, ?, ?)
on conflict (clave) do nothing
returning id;

-- updateColor
update colores
set nombre = ?, color = ?
where id = ?;
--   SEARCH colores USING INTEGER PRIMARY KEY (rowid=?)

-- deleteColor
delete
from colores
where id = ?;
--   SEARCH colores USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH filamentos USING INTEGER PRIMARY KEY (rowid=?)

-- lockOffering
select id, nombre, personalizacion, busqueda, valores, familia_id
from productos
where id > ? and
  (personalizacion like ? or familia_id in (select id from familias where ejes like ?))
order by id
limit 200;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid>?)
--   LIST SUBQUERY 1
--     SCAN familias
--     CREATE BLOOM FILTER

-- lockFamiliasNaming
select id, nombre, ejes
from familias
where ejes like ?
order by id
limit 100000;
--   SCAN familias

-- modules/catalogo/sinonimos/sinonimos.queries.ts

-- selectSinonimos
select id, palabras
from sinonimos
order by id
limit 300;
--   SCAN sinonimos

-- lockSinonimo
select id, palabras
from sinonimos
where id = ?;
--   SEARCH sinonimos USING INTEGER PRIMARY KEY (rowid=?)

-- insertSinonimo
insert into sinonimos (palabras, creado_en)
values (?, ?)
returning id;

-- updateSinonimo
update sinonimos
set palabras = ?
where id = ?;
--   SEARCH sinonimos USING INTEGER PRIMARY KEY (rowid=?)

-- deleteSinonimo
delete
from sinonimos
where id = ?;
--   SEARCH sinonimos USING INTEGER PRIMARY KEY (rowid=?)

-- modules/catalogo/search/vocabulary.queries.ts

-- selectWordsPart: the first
select term, col, doc
from textos_busqueda_vocabulario
where term > ? and col <> 'oculto'
order by term
limit ?;
--   SCAN textos_busqueda_vocabulario VIRTUAL TABLE INDEX 519:

-- selectEditedTexts
select nombre, busqueda, descripcion, busqueda_variantes
from catalogo_cambios
inner join productos on productos.id = catalogo_cambios.producto_id
where catalogo_cambios.version > ?
order by catalogo_cambios.version
limit 1001;
--   SEARCH catalogo_cambios USING COVERING INDEX catalogo_cambios_por_version (version>?)
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- modules/catalogo/stock/cupos.queries.ts

-- selectStaleCupos
select id
from productos
where suministro = 'encargo' and
  stock <> cast(case when productos.por_semana - (select coalesce(sum(cantidad),
  0) as sold from reservas where producto_id = productos.id and vendida_en > ? and
  estado = ?) > productos.reservado then productos.por_semana - (select coalesce(sum(cantidad),
  0) as sold from reservas where producto_id = productos.id and vendida_en > ? and
  estado = ?) else productos.reservado end as integer)
order by id
limit 500;
--   SCAN productos USING INDEX productos_por_encargo
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH reservas USING INDEX reservas_por_venta (producto_id=? AND vendida_en>?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH reservas USING INDEX reservas_por_venta (producto_id=? AND vendida_en>?)

-- refillCupos
select id
from productos
where id in (?, ?)
order by id
limit 2;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- refillCupos
update productos
set stock = cast(case when productos.por_semana - (select coalesce(sum(cantidad),
  0) as sold from reservas where producto_id = productos.id and vendida_en > ? and
  estado = ?) > productos.reservado then productos.por_semana - (select coalesce(sum(cantidad),
  0) as sold from reservas where producto_id = productos.id and vendida_en > ? and
  estado = ?) else productos.reservado end as integer)
where id in (?, ?) and suministro = ?
returning id;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH reservas USING INDEX reservas_por_venta (producto_id=? AND vendida_en>?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH reservas USING INDEX reservas_por_venta (producto_id=? AND vendida_en>?)

-- modules/catalogo/stock/esperas.queries.ts

-- selectEncargosAfter
select id, material, espera_dias
from productos
where suministro = 'encargo' and id > ?
order by id
limit 500;
--   SEARCH productos USING INDEX productos_por_encargo (id>?)

-- writeEsperas: some
select id
from productos
where id in (?)
order by id
limit 1;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- writeEsperas: some
update productos
set espera_dias = ?
where id in (?);
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- modules/catalogo/stock/held-units.queries.ts

-- selectHeldBy
select producto_id, sum(cantidad) as cantidad
from reservas
where usuario_id = ? and estado = 'abierta'
group by producto_id
order by producto_id;
--   SEARCH reservas USING INDEX reservas_por_usuario (usuario_id=?)

-- countLargeHolds
select count(*) as total
from (select usuario_id from reservas where estado = 'abierta' group by usuario_id having sum(cantidad) >= ?) as grandes;
--   CO-ROUTINE grandes
--     SCAN reservas USING INDEX reservas_por_usuario
--   SCAN grandes

-- sumHeldOf
select sum(cantidad) as units
from reservas
where intento_id in (?, ?) and estado = ?;
--   SEARCH reservas USING INDEX sqlite_autoindex_reservas_1 (intento_id=?)

-- countOpenReservas
select count(*) as total
from reservas
where estado = 'abierta';
--   SCAN reservas USING COVERING INDEX reservas_abiertas

-- modules/catalogo/stock/reservas.queries.ts

-- reserve
insert into reservas (producto_id, cantidad, intento_id, usuario_id, estado, expira_en)
values (?, ?, ?, ?, ?, ?);

-- reserve
update productos
set reservado = productos.reservado + wanted.cantidad
from (select reservas.producto_id,
  reservas.cantidad from reservas inner join productos as locked on locked.id = reservas.producto_id where reservas.intento_id = ? order by locked.id ) as wanted
where productos.id = wanted.producto_id and productos.activo = ? and
  productos.stock - productos.reservado >= wanted.cantidad
returning productos.id;
--   SEARCH reservas USING INDEX sqlite_autoindex_reservas_1 (intento_id=?)
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH locked USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

-- holdReservas
select id, producto_id, cantidad, estado
from reservas
where intento_id = ?
order by producto_id
limit 200;
--   SEARCH reservas USING INDEX sqlite_autoindex_reservas_1 (intento_id=?)

-- holdReservas
update productos
set reservado = reservado + ?
where id = ? and stock - reservado >= ? and activo = ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- holdReservas
update reservas
set estado = ?
where id = ? and estado = ?;
--   SEARCH reservas USING INTEGER PRIMARY KEY (rowid=?)

-- keepReservas
select id, producto_id, cantidad, estado
from reservas
where intento_id = ?
order by producto_id
limit 200;
--   SEARCH reservas USING INDEX sqlite_autoindex_reservas_1 (intento_id=?)

-- keepReservas
update productos
set reservado = reservado + ?
where id = ? and stock - reservado >= ? and activo = ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- keepReservas
update reservas
set estado = ?
where id = ? and estado = ?;
--   SEARCH reservas USING INTEGER PRIMARY KEY (rowid=?)

-- keepReservas
update reservas
set expira_en = ?
where intento_id = ? and estado = 'abierta';
--   SEARCH reservas USING INDEX sqlite_autoindex_reservas_1 (intento_id=?)

-- lockReservas
select id, producto_id, cantidad, estado
from reservas
where intento_id = ?
order by producto_id
limit 200;
--   SEARCH reservas USING INDEX sqlite_autoindex_reservas_1 (intento_id=?)

-- letReservasExpire
update reservas
set expira_en = ?
where intento_id = ? and estado = 'abierta';
--   SEARCH reservas USING INDEX sqlite_autoindex_reservas_1 (intento_id=?)

-- releaseReservas
select id, producto_id, cantidad, estado
from reservas
where intento_id = ?
order by producto_id
limit 200;
--   SEARCH reservas USING INDEX sqlite_autoindex_reservas_1 (intento_id=?)

-- releaseReservas
update reservas
set estado = ?
where id = ? and estado = ?;
--   SEARCH reservas USING INTEGER PRIMARY KEY (rowid=?)

-- releaseReservas
update productos
set reservado = reservado - ?
where id = ? and reservado >= ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- sellReservas
update reservas
set estado = ?, vendida_en = ?
where intento_id = ? and estado = 'abierta'
returning producto_id, cantidad;
--   SEARCH reservas USING INDEX sqlite_autoindex_reservas_1 (intento_id=?)

-- sellReservas
update productos
set stock = productos.stock - held.cantidad, reservado = productos.reservado - held.cantidad,
  vendidas = productos.vendidas + held.cantidad
from (select reservas.producto_id,
  reservas.cantidad from reservas inner join productos as locked on locked.id = reservas.producto_id where reservas.intento_id = ? order by locked.id ) as held
where productos.id = held.producto_id and productos.reservado >= held.cantidad
returning productos.id;
--   SEARCH reservas USING INDEX sqlite_autoindex_reservas_1 (intento_id=?)
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH locked USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

-- returnSoldUnits
select id, producto_id, cantidad, estado
from reservas
where intento_id = ?
order by producto_id
limit 200;
--   SEARCH reservas USING INDEX sqlite_autoindex_reservas_1 (intento_id=?)

-- returnSoldUnits
update reservas
set cantidad = cantidad - ?
where id = ? and estado = ? and cantidad > ?;
--   SEARCH reservas USING INTEGER PRIMARY KEY (rowid=?)

-- returnSoldUnits
update reservas
set estado = ?
where id = ? and estado = ? and cantidad = ?;
--   SEARCH reservas USING INTEGER PRIMARY KEY (rowid=?)

-- returnSoldUnits
update productos
set stock = stock + ?, vendidas = vendidas - ?
where id = ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- releaseExpired
select id, producto_id, cantidad
from reservas
where estado = ? and expira_en <= ?
order by producto_id
limit 500;
--   SEARCH reservas USING INDEX reservas_abiertas (expira_en<?)
--   USE TEMP B-TREE FOR ORDER BY

-- releaseExpired
update reservas
set estado = ?
where id = ? and estado = ?;
--   SEARCH reservas USING INTEGER PRIMARY KEY (rowid=?)

-- releaseExpired
update productos
set reservado = reservado - ?
where id = ? and reservado >= ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- modules/catalogo/stock/sellable.queries.ts

-- findOffered
select nombre, stock - reservado as disponible
from productos
where id = ? and activo = ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- selectAvailable
select id
from productos
where id in (?, ?) and activo = ? and stock > reservado
order by id
limit 2;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- selectEncargosAmong: some
select id
from productos
where id in (?, ?, ?, ?) and suministro = ?
order by id
limit 4;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- selectSoldOut: some
select nombre
from productos
where id in (?, ?) and suministro = ? and stock <= ?
order by id
limit 2;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- selectSellables
select id, nombre, sku, precio, stock, peso_gramos, plazo_dias, espera_dias, a_medida,
  personalizacion, (select json_group_array(json_object('nombre',
  nombre)) from (select nombre from producto_imagenes where producto_id = productos.id order by posicion limit 20) as lista) as imagenes,
  cast(productos.stock - productos.reservado + (select coalesce(sum(cantidad),
  0) as held from reservas where reservas.producto_id = productos.id and
  reservas.usuario_id = ? and reservas.estado = 'abierta') as integer) as disponible
from productos
where id in (?, ?, ?, ?) and activo = ?
order by id
limit 4;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--   CORRELATED SCALAR SUBQUERY 2
--     CO-ROUTINE lista
--       SEARCH producto_imagenes USING INDEX sqlite_autoindex_producto_imagenes_1 (producto_id=?)
--     SCAN lista
--   CORRELATED SCALAR SUBQUERY 3
--     SEARCH reservas USING INDEX reservas_por_usuario (usuario_id=? AND producto_id=?)

-- modules/catalogo/stock/stock-of-intento.queries.ts

-- moveReservasTo
update reservas
set usuario_id = ?
where intento_id in (?);
--   SEARCH reservas USING COVERING INDEX sqlite_autoindex_reservas_1 (intento_id=?)

-- holdReserved
update productos
set reservado = productos.reservado + wanted.cantidad
from (select reservas.producto_id,
  reservas.cantidad from reservas inner join productos as locked on locked.id = reservas.producto_id where reservas.intento_id = ? order by locked.id ) as wanted
where productos.id = wanted.producto_id and productos.activo = ? and
  productos.stock - productos.reservado >= wanted.cantidad
returning productos.id;
--   SEARCH reservas USING INDEX sqlite_autoindex_reservas_1 (intento_id=?)
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH locked USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

-- sellReserved
update productos
set stock = productos.stock - held.cantidad, reservado = productos.reservado - held.cantidad,
  vendidas = productos.vendidas + held.cantidad
from (select reservas.producto_id,
  reservas.cantidad from reservas inner join productos as locked on locked.id = reservas.producto_id where reservas.intento_id = ? order by locked.id ) as held
where productos.id = held.producto_id and productos.reservado >= held.cantidad
returning productos.id;
--   SEARCH reservas USING INDEX sqlite_autoindex_reservas_1 (intento_id=?)
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH locked USING INTEGER PRIMARY KEY (rowid=?)
--   USE TEMP B-TREE FOR ORDER BY

-- modules/catalogo/stock/stock.queries.ts

-- holdStock
update productos
set reservado = reservado + ?
where id = ? and stock - reservado >= ? and activo = ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- takeStockBack
update productos
set reservado = reservado + ?
where id = ? and stock - reservado >= ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- releaseStock
update productos
set reservado = reservado - ?
where id = ? and reservado >= ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- putBackStock
update productos
set stock = stock + ?, vendidas = vendidas - ?
where id = ?;
--   SEARCH productos USING INTEGER PRIMARY KEY (rowid=?)

-- countSinPeso
select count(*) as total
from (select id from productos where activo = ? and peso_gramos = 0 limit 1000) as sin_peso;
--   CO-ROUTINE sin_peso
--     SEARCH productos USING COVERING INDEX productos_sin_peso (activo=?)
--   SCAN sin_peso

-- countLowStock
select count(*) as total
from productos
where activo = ? and suministro = ? and stock - reservado <= ?;
--   SEARCH productos USING INDEX productos_por_disponible (activo=? AND <expr><?)
