-- The SQL of catalogo on PostgreSQL 15
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/catalogo/catalogo.queries.ts

-- selectProducto
select productos.id, productos.nombre, productos.sku, productos.descripcion, productos.precio,
  productos.material, productos.dimensiones, productos.altura_capa, productos.peso_gramos,
  productos.suministro, productos.plazo_dias, productos.por_semana, productos.a_medida,
  productos.categoria_id, productos.destacado, productos.activo, productos.version,
  productos.calificacion_decimas, productos.opiniones_total, productos.familia_id,
  productos.stock - productos.reservado as disponible, categorias.nombre as categoria_nombre,
  categorias.slug as categoria_slug, (select coalesce(json_agg(lista),
  '[]')::text from (select nombre,
  marcador from producto_imagenes where producto_id = productos.id order by posicion limit 20) as lista) as imagenes,
  productos.stock, productos.espera_dias, productos.personalizacion,
  (select coalesce(json_agg(lista), '[]')::text from (select id, producto_id, nombre_usuario,
  calificacion, comentario, creado_en,
  respuesta from opiniones where producto_id in (select p.id from productos as p where (p.id = productos.id or p.familia_id = productos.familia_id)) and
  oculta + 0 = 0 order by id desc limit 200) as lista) as opiniones,
  familias.nombre as familia_nombre, familias.ejes, (select coalesce(json_agg(lista),
  '[]')::text from (select id, sku, valores, precio, stock - reservado as stock,
  activo from productos as variantes where familia_id = productos.familia_id order by id limit 100) as lista) as variantes
from productos
inner join categorias on categorias.id = productos.categoria_id
left join familias on familias.id = productos.familia_id
where productos.id = $1;
--   categorias
--   familias
--   opiniones: opiniones_de_producto
--   producto_imagenes: producto_imagenes_producto_id_posicion_key
--   productos: productos_pkey
--   productos: productos_pkey + productos_por_valores
--   productos: productos_por_valores

-- selectCampos
select personalizacion
from productos
where id = $1;
--   productos: productos_pkey

-- selectPublicNombre
select nombre
from productos
where id = $1 and activo = $2;
--   productos: productos_por_activo

-- isPublicCategoria
select id
from categorias
where slug = $1 and activo = $2;
--   categorias

-- hasProducto
select id
from productos
where id = $1;
--   productos: productos_pkey

-- selectMateriales: some
select id, material
from productos
where id in ($1, $2)
limit 2;
--   productos: productos_pkey

-- selectProductoNombres
select id, nombre
from productos
where id in ($1, $2)
order by id
limit 2;
--   productos: productos_pkey

-- selectProductosOf
select productos.id, productos.nombre, productos.sku, productos.descripcion, productos.precio,
  productos.material, productos.dimensiones, productos.altura_capa, productos.peso_gramos,
  productos.suministro, productos.plazo_dias, productos.por_semana, productos.a_medida,
  productos.categoria_id, productos.destacado, productos.activo, productos.version,
  productos.calificacion_decimas, productos.opiniones_total, productos.familia_id,
  productos.stock - productos.reservado as disponible, categorias.nombre as categoria_nombre,
  categorias.slug as categoria_slug, (select coalesce(json_agg(lista),
  '[]')::text from (select nombre,
  marcador from producto_imagenes where producto_id = productos.id order by posicion limit 20) as lista) as imagenes
from productos
inner join categorias on categorias.id = productos.categoria_id
where productos.id in ($1, $2, $3, $4)
order by productos.id
limit 4;
--   categorias
--   producto_imagenes: producto_imagenes_producto_id_posicion_key
--   productos: productos_pkey

-- selectImagenes
select producto_id, nombre
from producto_imagenes
where producto_id in ($1, $2, $3, $4)
order by producto_id, posicion
limit 80;
--   producto_imagenes: producto_imagenes_producto_id_posicion_key

-- selectActiveCategorias: all
select id, nombre, slug
from categorias
where activo = $1
order by id
limit 500;
--   categorias

-- selectActiveCategorias: filled
select id, nombre, slug
from categorias
where activo = $1 and
  exists (select total from productos_conteo where productos_conteo.categoria_id = categorias.id and
  productos_conteo.activo = $2 and detras = $3 and total > $4)
order by id
limit 500;
--   categorias
--   productos_conteo

-- selectVentasVersion
select ventas
from catalogo_version
where id = $1;
--   catalogo_version

-- sumSoldUnits
select coalesce(sum(cantidad), 0) as units
from reservas
where estado = $1;
--   reservas: whole table

-- modules/catalogo/productos-pages.queries.ts

-- selectDeepPage: recientes
select estructura, ediciones
from catalogo_version
where id = $1;
--   catalogo_version

-- selectDeepPage: recientes
select productos.id, null as rank
from productos
where activo = $1 and detras = $2
order by productos.id asc
limit 3
offset $3;
--   productos: productos_por_listado

-- selectDeepPage: recientes
select productos.id, null as rank
from productos
where activo = $1 and detras = $2 and productos.id <= $3
order by productos.id desc
limit 3
offset $4;
--   productos: productos_por_listado

-- selectDeepPage: precio_asc
select productos.id, productos.precio as rank
from productos
where activo = $1 and detras = $2
order by productos.precio desc, productos.id asc
limit 3
offset $3;
--   productos: productos_por_precio_asc

-- selectDeepPage: precio_asc
select productos.id, productos.precio as rank
from productos
where activo = $1 and detras = $2 and (productos.precio >= $3 and
  (productos.precio > $4 or productos.id <= $5))
order by productos.precio asc, productos.id desc
limit 3
offset $6;
--   productos: productos_por_precio_asc

-- selectDeepPage: precio_desc
select productos.id, productos.precio as rank
from productos
where activo = $1 and detras = $2
order by productos.precio asc, productos.id asc
limit 3
offset $3;
--   productos: productos_por_precio

-- selectDeepPage: precio_desc
select productos.id, productos.precio as rank
from productos
where activo = $1 and detras = $2 and (productos.precio <= $3 and
  (productos.precio < $4 or productos.id <= $5))
order by productos.precio desc, productos.id desc
limit 3
offset $6;
--   productos: productos_por_precio

-- selectDeepPage: the owner's, nombre
select productos.id, productos.busqueda as rank
from productos
order by productos.busqueda desc, productos.id asc
limit 3
offset $1;
--   productos: productos_todos_por_busqueda

-- selectDeepPage: the owner's, nombre
select productos.id, productos.busqueda as rank
from productos
where (productos.busqueda >= $1 and (productos.busqueda > $2 or productos.id <= $3))
order by productos.busqueda asc, productos.id desc
limit 3
offset $4;
--   productos: productos_todos_por_busqueda

-- modules/catalogo/productos-list.queries.ts

-- selectProductos: recientes
select productos.id
from productos
where activo = $1 and detras = $2
order by productos.id desc
limit 3
offset $3;
--   productos: productos_por_listado

-- selectProductos: recientes
select productos.id, productos.nombre, productos.sku, productos.descripcion, productos.precio,
  productos.material, productos.dimensiones, productos.altura_capa, productos.peso_gramos,
  productos.suministro, productos.plazo_dias, productos.por_semana, productos.a_medida,
  productos.categoria_id, productos.destacado, productos.activo, productos.version,
  productos.calificacion_decimas, productos.opiniones_total, productos.familia_id,
  productos.stock - productos.reservado as disponible, categorias.nombre as categoria_nombre,
  categorias.slug as categoria_slug, (select coalesce(json_agg(lista),
  '[]')::text from (select nombre,
  marcador from producto_imagenes where producto_id = productos.id order by posicion limit 20) as lista) as imagenes
from productos
inner join categorias on categorias.id = productos.categoria_id
where productos.id in ($1, $2, $3, $4)
order by productos.id
limit 4;
--   categorias
--   producto_imagenes: producto_imagenes_producto_id_posicion_key
--   productos: productos_pkey

-- selectProductos: the last page
select productos.id
from productos
where activo = $1 and detras = $2
order by productos.id asc
limit 3
offset $3;
--   productos: productos_por_listado

-- selectProductos: precio_asc
select productos.id
from productos
where activo = $1 and detras = $2
order by productos.precio asc, productos.id desc
limit 3
offset $3;
--   productos: productos_por_precio_asc

-- selectProductos: nombre
select productos.id
from productos
where activo = $1 and detras = $2
order by productos.busqueda asc, productos.id desc
limit 3
offset $3;
--   productos: productos_por_busqueda

-- selectProductos: categoria
select productos.id
from productos
where activo = $1 and detras = $2 and categoria_id = (select id from categorias where slug = $3 and
  activo = $4)
order by productos.id desc
limit 3
offset $5;
--   categorias
--   productos: productos_por_categoria

-- selectProductos: categoria, precio_desc
select productos.id
from productos
where activo = $1 and detras = $2 and categoria_id = (select id from categorias where slug = $3 and
  activo = $4)
order by productos.precio desc, productos.id desc
limit 3
offset $5;
--   categorias
--   productos: productos_de_categoria_por_precio

-- selectProductos: destacados
select productos.id
from productos
where activo = $1 and detras = $2 and destacado = $3
order by productos.id desc
limit 3
offset $4;
--   productos: productos_por_destacado

-- selectProductos: two words
select productos.id
from productos as productos
where productos.busqueda like $1 escape '\' and productos.busqueda like $2 escape '\' and
  activo = $3 and detras = $4
order by productos.id desc
limit 3
offset $5;
--   productos: productos_pkey

-- selectProductos: two words, precio_asc
select productos.id
from productos as productos
where productos.busqueda like $1 escape '\' and productos.busqueda like $2 escape '\' and
  activo = $3 and detras = $4
order by productos.precio + 0 asc, productos.id desc
limit 3
offset $5;
--   productos: productos_busqueda

-- selectProductos: a word of most, precio_asc
select productos.id
from productos
where productos.busqueda like $1 escape '\' and activo = $2 and detras = $3
order by productos.precio asc, productos.id desc
limit 3
offset $4;
--   productos: productos_por_precio_asc

-- selectProductos: categoria, precio_asc
select productos.id
from productos
where activo = $1 and detras = $2 and categoria_id = (select id from categorias where slug = $3 and
  activo = $4)
order by productos.precio asc, productos.id desc
limit 3
offset $5;
--   categorias
--   productos: productos_de_categoria_por_precio_asc

-- selectProductos: categoria, nombre
select productos.id
from productos
where activo = $1 and detras = $2 and categoria_id = (select id from categorias where slug = $3 and
  activo = $4)
order by productos.busqueda asc, productos.id desc
limit 3
offset $5;
--   categorias
--   productos: productos_de_categoria_por_busqueda

-- selectProductos: mejor_evaluados
select productos.id
from productos
where activo = $1 and detras = $2
order by productos.valoracion desc, productos.id desc
limit 3
offset $3;
--   productos: productos_por_valoracion

-- selectProductos: categoria, mas_vendidos
select productos.id
from productos
where activo = $1 and detras = $2 and categoria_id = (select id from categorias where slug = $3 and
  activo = $4)
order by productos.vendidas desc, productos.id desc
limit 3
offset $5;
--   categorias
--   productos: productos_de_categoria_por_vendidas

-- selectProductos: few of a filter
select productos.id
from productos
where productos.precio >= $1 and productos.precio <= $2 and productos.material = $3 and
  productos.colores like '% ' || (select id from colores where clave = $4) || ' %' and
  productos.stock > productos.reservado and productos.calificacion_decimas >= $5 and
  activo = $6 and detras = $7
order by productos.precio + 0 asc, productos.id desc
limit 3
offset $8;
--   colores
--   productos: productos_por_material

-- selectProductos: few of a material
select productos.id
from productos
where productos.material = $1 and activo = $2 and detras = $3
order by productos.id desc
limit 3
offset $4;
--   productos: productos_por_material

-- selectProductos: many of a filter
select productos.id
from productos
where productos.precio >= $1 and productos.precio <= $2 and productos.material = $3 and
  productos.colores like '% ' || (select id from colores where clave = $4) || ' %' and
  productos.stock > productos.reservado and productos.calificacion_decimas >= $5 and
  activo = $6 and detras = $7
order by productos.id desc
limit 3
offset $8;
--   colores
--   productos: productos_por_material

-- selectProductos: many of a filter, mejor_evaluados
select productos.id
from productos
where productos.precio >= $1 and productos.precio <= $2 and productos.material = $3 and
  productos.colores like '% ' || (select id from colores where clave = $4) || ' %' and
  productos.stock > productos.reservado and productos.calificacion_decimas >= $5 and
  activo = $6 and detras = $7
order by productos.valoracion desc, productos.id desc
limit 3
offset $8;
--   colores
--   productos: productos_por_material

-- selectProductos: two words and a filter
select productos.id
from productos as productos
where productos.busqueda like $1 escape '\' and productos.busqueda like $2 escape '\' and
  productos.precio >= $3 and productos.precio <= $4 and productos.material = $5 and
  productos.colores like '% ' || (select id from colores where clave = $6) || ' %' and
  productos.stock > productos.reservado and productos.calificacion_decimas >= $7 and activo = $8
order by productos.id desc
limit 3
offset $9;
--   colores
--   productos: productos_por_material

-- selectProductos: the owner's, precio_asc
select productos.id
from productos
order by productos.precio asc, productos.id desc
limit 3
offset $1;
--   productos: productos_todos_por_precio

-- selectProductos: the owner's, nombre
select productos.id
from productos
order by productos.busqueda asc, productos.id desc
limit 3
offset $1;
--   productos: productos_todos_por_busqueda

-- selectProductos: the owner's, stock_asc
select productos.id
from productos
order by productos.stock - productos.reservado asc, productos.id desc
limit 3
offset $1;
--   productos: productos_todos_por_disponible

-- selectProductos: the owner's, low stock
select productos.id
from productos
where activo = $1 and productos.stock - productos.reservado <= $2 and productos.suministro = $3
order by productos.stock - productos.reservado asc, productos.id desc
limit 3
offset $4;
--   productos: productos_por_disponible

-- readSortedPage
select productos.id
from productos
where activo = $1 and detras = $2 and categoria_id = (select id from categorias where slug = $3 and
  activo = $4)
order by productos.busqueda asc, productos.id desc
limit 3
offset $5;
--   categorias
--   productos: productos_de_categoria_por_busqueda

-- readSortedPage
select productos.id, productos.nombre, productos.sku, productos.descripcion, productos.precio,
  productos.material, productos.dimensiones, productos.altura_capa, productos.peso_gramos,
  productos.suministro, productos.plazo_dias, productos.por_semana, productos.a_medida,
  productos.categoria_id, productos.destacado, productos.activo, productos.version,
  productos.calificacion_decimas, productos.opiniones_total, productos.familia_id,
  productos.stock - productos.reservado as disponible, categorias.nombre as categoria_nombre,
  categorias.slug as categoria_slug, (select coalesce(json_agg(lista),
  '[]')::text from (select nombre,
  marcador from producto_imagenes where producto_id = productos.id order by posicion limit 20) as lista) as imagenes
from productos
inner join categorias on categorias.id = productos.categoria_id
where productos.id in ($1, $2, $3, $4)
order by productos.id
limit 4;
--   categorias
--   producto_imagenes: producto_imagenes_producto_id_posicion_key
--   productos: productos_pkey

-- countFound: one word
select count(*) as total
from (select 1 as uno from productos as productos where productos.busqueda like $1 escape '\' and
  activo = $2 and detras = $3 limit 1001) as encontrados;
--   productos: productos_busqueda

-- countFound: two words
select count(*) as total
from (select 1 as uno from productos as productos where productos.busqueda like $1 escape '\' and
  productos.busqueda like $2 escape '\' and activo = $3 and detras = $4 limit 1001) as encontrados;
--   productos: productos_busqueda

-- countProductos: two words
select count(*) as total
from productos
where productos.busqueda like $1 escape '\' and productos.busqueda like $2 escape '\' and
  activo = $3 and detras = $4;
--   productos: productos_busqueda

-- countProductos: a word of two letters
select count(*) as total
from productos
where productos.busqueda like $1 escape '\' and activo = $2 and detras = $3;
--   productos: whole table

-- countProductos: low stock
select count(*) as total
from productos
where activo = $1 and detras = $2 and productos.stock - productos.reservado <= $3 and
  productos.suministro = $4;
--   productos: productos_por_disponible

-- modules/catalogo/conteo.queries.ts

-- sumConteo: publicos
select sum(total) as total
from productos_conteo
where activo = $1 and detras = $2;
--   productos_conteo

-- sumConteo: categoria
select sum(total) as total
from productos_conteo
where activo = $1 and detras = $2 and categoria_id = (select id from categorias where slug = $3 and
  activo = $4);
--   categorias
--   productos_conteo

-- sumConteo: destacados
select sum(total) as total
from productos_conteo
where activo = $1 and detras = $2 and destacado = $3;
--   productos_conteo

-- sumConteo: the owner's
select sum(total) as total
from productos_conteo;
--   productos_conteo

-- sumConteoByActivo
select activo, sum(total) as total
from productos_conteo
group by activo
order by activo
limit 2;
--   productos_conteo

-- modules/catalogo/facetas/facetas.queries.ts

-- sumFacetas
select sum(total) as total
from productos_facetas
where activo = $1 and detras = $2 and categoria_id = (select id from categorias where slug = $3 and
  activo = $4) and tramo >= $5 and tramo <= $6 and material = $7 and
  productos_facetas.colores like '% ' || (select id from colores where clave = $8) || ' %' and
  disponible = $9 and bien_evaluado = $10;
--   categorias
--   colores
--   productos_facetas

-- selectFacetas
select c.slug as categoria_slug, f.material, f.colores, f.disponible, f.bien_evaluado, f.tramo,
  f.total
from productos_facetas as f
left join categorias as c on c.id = f.categoria_id and c.activo = $1
where f.activo = $2 and f.detras = $3 and f.total > $4
order by f.categoria_id, f.material
limit 20000;
--   categorias
--   productos_facetas

-- modules/catalogo/categorias/categorias-admin.queries.ts

-- lockCategorias
select id
from categorias
order by id
limit 500
for update;
--   categorias

-- insertCategoria
insert into categorias (nombre, slug, creado_en)
values ($1, $2, $3)
on conflict (slug) do nothing
returning id;

-- selectCategorias
select id, nombre, slug, activo
from categorias
order by id
limit 500;
--   categorias

-- selectCategoriasCounted: all
select id, nombre, slug, activo,
  (select sum(total) as total from productos_conteo where productos_conteo.categoria_id = categorias.id) as productos,
  (select sum(total) as total from productos_conteo where productos_conteo.categoria_id = categorias.id and
  productos_conteo.activo = $1 and detras = $2) as en_tienda
from categorias
order by id
limit 500;
--   categorias
--   productos_conteo

-- selectCategoriasCounted: one
select id, nombre, slug, activo,
  (select sum(total) as total from productos_conteo where productos_conteo.categoria_id = categorias.id) as productos,
  (select sum(total) as total from productos_conteo where productos_conteo.categoria_id = categorias.id and
  productos_conteo.activo = $1 and detras = $2) as en_tienda
from categorias
where id = $3
order by id
limit 500;
--   categorias
--   productos_conteo

-- updateCategoriaNombre
update categorias
set nombre = $1
where id = $2;
--   categorias

-- setCategoriaActivo
update categorias
set activo = $1
where id = $2 and activo = $3;
--   categorias

-- renameInBusqueda
update productos
set busqueda = $1
where id = $2;
--   productos: productos_pkey

-- renameInBusqueda
update productos
set busqueda = substr(busqueda, 1, length(busqueda) - length(cast($1 as text))) || cast($2 as text)
where categoria_id = $3 and substr(busqueda,
  length(busqueda) - length(cast($4 as text)) + 1) = cast($5 as text);
--   productos: productos_de_categoria_por_precio_asc

-- renameInBusqueda
select id, nombre, sku, material
from productos
where categoria_id = $1 and not substr(busqueda,
  length(busqueda) - length(cast($2 as text)) + 1) = cast($3 as text)
order by id
limit 1000000;
--   productos: productos_de_categoria_por_precio_asc

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
where productos.id in (select productos.id from productos where productos.id > $1 order by productos.id limit 500)
order by productos.id
limit 500;
--   categorias
--   familias
--   productos: productos_pkey
--   productos: whole table

-- selectKnownProductos
select id, familia_id
from productos
where lower(sku) in (lower(cast($1 as text)), lower(cast($2 as text)))
order by id
limit 2;
--   productos: productos_por_sku

-- selectKnownProductos
select id
from productos
where familia_id in ($1, $2)
order by id
limit 200;
--   productos: productos_por_valores

-- selectKnownProductos
select id, nombre, sku, descripcion, precio, material, dimensiones, altura_capa, peso_gramos,
  suministro, plazo_dias, por_semana, a_medida, categoria_id, destacado, activo, personalizacion,
  familia_id, valores, productos.stock - productos.reservado as disponible
from productos
where id in ($1, $2, $3, $4, $5, $6)
order by id
limit 6;
--   productos: productos_pkey

-- lockKnownProductos
select id, familia_id
from productos
where lower(sku) in (lower(cast($1 as text)), lower(cast($2 as text)))
order by id
limit 2;
--   productos: productos_por_sku

-- lockKnownProductos
select id
from productos
where familia_id in ($1, $2)
order by id
limit 200;
--   productos: productos_por_valores

-- lockKnownProductos
select id, nombre, sku, descripcion, precio, material, dimensiones, altura_capa, peso_gramos,
  suministro, plazo_dias, por_semana, a_medida, categoria_id, destacado, activo, personalizacion,
  familia_id, valores, productos.stock - productos.reservado as disponible
from productos
where id in ($1, $2, $3, $4, $5, $6)
order by id
limit 6
for update;
--   productos: productos_pkey

-- selectFamiliasOfSkus
select id, familia_id
from productos
where lower(sku) in (lower(cast($1 as text)), lower(cast($2 as text)))
order by id
limit 2;
--   productos: productos_por_sku

-- selectSkusWithZeros
select sku
from productos
where lower(sku) >= $1 and lower(sku) < $2
order by lower(sku)
limit 20000;
--   productos: productos_por_sku

-- selectKnownCategorias
select id, nombre, slug
from categorias
order by id
limit 1000;
--   categorias

-- lockKnownCategorias
select id, nombre, slug
from categorias
order by id
limit 1000
for share;
--   categorias

-- insertProductos
insert into productos (nombre, sku, descripcion, precio, material, dimensiones, altura_capa,
  peso_gramos, suministro, plazo_dias, por_semana, a_medida, categoria_id, destacado, activo,
  busqueda, personalizacion, stock, creado_en)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
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
from (values (cast($1 as bigint), cast($2 as bigint), cast($3 as text), cast($4 as text),
  cast($5 as bigint), cast($6 as text), cast($7 as text), cast($8 as text), cast($9 as bigint),
  cast($10 as text), cast($11 as bigint), cast($12 as bigint), cast($13 as bigint),
  cast($14 as bigint), cast($15 as bigint), cast($16 as bigint), cast($17 as text),
  cast($18 as text))) as c
where productos.id = c.column1;
--   productos: productos_pkey

-- modules/catalogo/productos/productos-admin.queries.ts

-- selectCategoria
select id, nombre
from categorias
where id = $1;
--   categorias

-- lockCategoria
select id, nombre
from categorias
where id = $1
for share;
--   categorias

-- selectProductoToEdit
select nombre, sku, descripcion, precio, material, dimensiones, altura_capa, peso_gramos,
  suministro, plazo_dias, por_semana, a_medida, categoria_id, destacado, activo, personalizacion,
  id, stock, reservado, version
from productos
where id = $1;
--   productos: productos_pkey

-- selectProductoIdBySku
select id
from productos
where lower(sku) = lower(cast($1 as text));
--   productos: productos_por_sku

-- insertProductoRow
insert into productos (nombre, sku, descripcion, precio, material, dimensiones, altura_capa,
  peso_gramos, suministro, plazo_dias, por_semana, a_medida, categoria_id, destacado, activo,
  busqueda, personalizacion, stock, creado_en)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
returning id;

-- updateProductoRow: units
update productos
set nombre = $1, sku = $2, descripcion = $3, precio = $4, material = $5, dimensiones = $6,
  altura_capa = $7, peso_gramos = $8, suministro = $9, plazo_dias = $10, por_semana = $11,
  a_medida = $12, categoria_id = $13, destacado = $14, activo = $15, busqueda = $16,
  personalizacion = $17, stock = stock + $18, version = version + $19
where id = $20 and version = $21 and stock + $22 >= reservado and stock + $23 <= $24;
--   productos: productos_pkey

-- updateProductoRow: sellable
update productos
set nombre = $1, sku = $2, descripcion = $3, precio = $4, material = $5, dimensiones = $6,
  altura_capa = $7, peso_gramos = $8, suministro = $9, plazo_dias = $10, por_semana = $11,
  a_medida = $12, categoria_id = $13, destacado = $14, activo = $15, busqueda = $16,
  personalizacion = $17, stock = reservado + $18, version = version + $19
where id = $20 and reservado + $21 >= reservado and reservado + $22 <= $23;
--   productos: productos_pkey

-- updateProductoFlags
update productos
set activo = $1, version = version + $2
where id in ($3) and activo <> $4
returning id;
--   productos: productos_pkey

-- modules/catalogo/catalogo-version.queries.ts

-- raiseCatalogoVersion: of anything
update catalogo_version
set version = version + 1, estructura = case when $1 = 1 then version + 1 else estructura end,
  ediciones = case when $2 = 1 then version + 1 else ediciones end,
  ventas = case when $3 = 1 then version + 1 else ventas end
where id = $4;
--   catalogo_version

-- raiseCatalogoVersion: of productos
with raised as (update catalogo_version set version = version + 1,
  estructura = case when $1 = 1 then version + 1 else estructura end,
  ediciones = case when $2 = 1 then version + 1 else ediciones end,
  ventas = case when $3 = 1 then version + 1 else ventas end where id = $4 returning version) insert into catalogo_cambios (producto_id,
  version) select productos.id as producto_id, raised.version
from productos
inner join raised on true
where productos.id in ($5, $6, $7, $8)
on conflict (producto_id) do update
set version = excluded.version;
--   catalogo_version
--   productos: productos_pkey

-- selectLastEdits
select estructura, ediciones
from catalogo_version
where id = $1;
--   catalogo_version

-- readCatalogoChanges
select catalogo_version.version, estructura, ediciones, ventas, catalogo_cambios.producto_id as id,
  catalogo_cambios.version as "changedAt", productos.precio, productos.activo,
  productos.stock - productos.reservado as disponible
from catalogo_version
left join catalogo_cambios on catalogo_cambios.version > $1
left join productos on productos.id = catalogo_cambios.producto_id
where catalogo_version.id = $2
order by catalogo_cambios.version
limit 1001;
--   catalogo_cambios
--   catalogo_version
--   productos: productos_pkey

-- modules/catalogo/imagenes/producto-imagenes.queries.ts

-- selectImagenesOf
select nombre, marcador
from producto_imagenes
where producto_id = $1
order by posicion
limit 100;
--   producto_imagenes: producto_imagenes_producto_id_posicion_key

-- replaceImagenes
delete
from producto_imagenes
where producto_id = $1;
--   producto_imagenes: producto_imagenes_producto_id_posicion_key

-- replaceImagenes
insert into producto_imagenes (nombre, marcador, producto_id, posicion)
values ($1, $2, $3, $4);

-- retireImagenes
insert into imagenes_retiradas (nombre, retirada_en)
values ($1, $2)
on conflict (nombre) do update
set retirada_en = $3;

-- selectShownImagenes
select distinct nombre
from producto_imagenes
where nombre in ($1, $2)
order by nombre
limit 2;
--   producto_imagenes: producto_imagenes_por_nombre

-- selectRetiredImagenes
select nombre
from imagenes_retiradas
where nombre in ($1, $2) and retirada_en > $3
order by nombre
limit 2;
--   imagenes_retiradas: imagenes_retiradas_pkey

-- deleteRetiredImagenes
delete
from imagenes_retiradas
where retirada_en <= $1;
--   imagenes_retiradas: whole table

-- modules/catalogo/imagenes/tienda-clave.queries.ts

-- ensureTiendaClave
insert into tienda (id, clave, creado_en)
values ($1, $2, $3)
on conflict (id) do nothing;

-- ensureTiendaClave
select clave
from tienda
where id = $1;
--   tienda

-- modules/catalogo/sitemap.queries.ts

-- selectSitemapParts
with recursive partes(part) as (select (primero.id - 1) / 2000 as part from (select min(id) as id from productos where activo = $1) as primero union all select (((select min(id) as id from productos where activo = $2 and
  id > (partes.part + 1) * 2000)) - 1) / 2000 as part from partes where partes.part is not null) select part
from partes
where part is not null
order by part
limit 10000;
--   productos: productos_por_activo

-- selectSitemapProductos
select productos.id, productos.nombre, productos.creado_en, producto_imagenes.nombre as imagen
from productos
left join producto_imagenes on producto_imagenes.producto_id = productos.id and
  producto_imagenes.posicion = $1
where productos.activo = $2 and productos.id >= $3 and productos.id <= $4
order by productos.id
limit 2000;
--   producto_imagenes: whole table
--   productos: productos_pkey

-- selectLastOpiniones
select producto_id, max(creado_en) as creado, max(actualizado_en) as actualizado,
  max(respondida_en) as respondida
from opiniones
where +oculta = $1 and producto_id >= $2 and producto_id <= $3
group by producto_id
order by producto_id
limit 2000;
--   opiniones: opiniones_por_producto

-- modules/catalogo/csv/known-familias.queries.ts

-- selectFamiliaNombres
select id, nombre
from familias
order by id
limit 100000;
--   familias

-- selectKnownFamilias
select id, nombre, ejes
from familias
where id in ($1, $2)
order by id
limit 2;
--   familias

-- lockKnownFamilias
select id, nombre, ejes
from familias
where id in ($1, $2)
order by id
limit 2
for update;
--   familias

-- modules/catalogo/familias/familias.queries.ts

-- selectFicha
select familia_id, categoria_id
from productos
where id = $1;
--   productos: productos_pkey

-- selectFamilia
select id, nombre, ejes
from familias
where id = $1;
--   familias

-- lockFamilia
select id, nombre, ejes
from familias
where id = $1
for update;
--   familias

-- selectMembers
select nombre, sku, descripcion, precio, material, dimensiones, altura_capa, peso_gramos,
  suministro, plazo_dias, por_semana, a_medida, categoria_id, destacado, activo, personalizacion,
  id, stock, reservado, version, familia_id, valores, busqueda
from productos
where (id in ($1, $2) or familia_id = $3)
order by id
limit 201;
--   productos: productos_pkey + productos_por_valores

-- lockMembers: of a familia
select nombre, sku, descripcion, precio, material, dimensiones, altura_capa, peso_gramos,
  suministro, plazo_dias, por_semana, a_medida, categoria_id, destacado, activo, personalizacion,
  id, stock, reservado, version, familia_id, valores, busqueda
from productos
where (id in ($1, $2) or familia_id = $3)
order by id
limit 201
for update;
--   productos: productos_pkey + productos_por_valores

-- lockMembers: of a familia alone
select nombre, sku, descripcion, precio, material, dimensiones, altura_capa, peso_gramos,
  suministro, plazo_dias, por_semana, a_medida, categoria_id, destacado, activo, personalizacion,
  id, stock, reservado, version, familia_id, valores, busqueda
from productos
where familia_id = $1
order by id
limit 201
for update;
--   productos: productos_por_valores

-- lockMembers: one producto
select nombre, sku, descripcion, precio, material, dimensiones, altura_capa, peso_gramos,
  suministro, plazo_dias, por_semana, a_medida, categoria_id, destacado, activo, personalizacion,
  id, stock, reservado, version, familia_id, valores, busqueda
from productos
where id in ($1)
order by id
limit 201
for update;
--   productos: productos_pkey

-- selectRelatives
select id
from productos
where familia_id in (select familia_id from productos where id in ($1, $2))
order by id
limit 200;
--   productos: productos_pkey
--   productos: productos_por_valores

-- lockRelatives
select id
from productos
where (id = $1 or familia_id = (select familia_id from productos where id = $2))
order by id
limit 100
for update;
--   productos: productos_pkey
--   productos: productos_pkey + productos_por_valores

-- selectSkuOwners
select id, lower(sku) as sku
from productos
where lower(sku) in ($1, $2)
order by id
limit 2;
--   productos: productos_por_sku

-- insertFamilia
insert into familias (nombre, ejes)
values ($1, $2)
returning id;

-- updateFamilia
update familias
set nombre = $1, ejes = $2
where id = $3;
--   familias

-- deleteFamilia
delete
from familias
where id = $1;
--   familias

-- releaseMembers
update productos
set familia_id = $1, valores = $2, detras = $3, busqueda_variantes = $4, version = version + $5
where familia_id = $6;
--   productos: productos_por_valores

-- rateFamilia
update productos
set opiniones_total = coalesce((select count(*) from opiniones where producto_id in (select f.id from productos as f where f.id = productos.id or f.familia_id = productos.familia_id) and
  oculta = 0 having count(*) > 0), 0),
  calificacion_decimas = coalesce((select (20 * sum(calificacion) + count(*)) / (2 * count(*)) from opiniones where producto_id in (select f.id from productos as f where f.id = productos.id or f.familia_id = productos.familia_id) and
  oculta = 0 having count(*) > 0), 0),
  valoracion = coalesce((select (1000 * sum(calificacion) + 17500) / (count(*) + 5) from opiniones where producto_id in (select f.id from productos as f where f.id = productos.id or f.familia_id = productos.familia_id) and
  oculta = 0 having count(*) > 0), 0)
where id in (12, 13);;
--   opiniones: opiniones_de_producto
--   opiniones: opiniones_por_producto
--   productos: opiniones_de_producto + opiniones_por_producto + opiniones_por_producto + productos_pkey + productos_pkey + productos_pkey + productos_pkey + productos_por_valores + productos_por_valores + productos_por_valores
--   productos: productos_pkey + productos_por_valores

-- reviseProducto
update productos
set descripcion = $1, categoria_id = $2, personalizacion = $3, a_medida = $4, destacado = $5,
  busqueda = $6, version = version + $7
where id = $8;
--   productos: productos_pkey

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
--   productos: productos_por_valores
--   productos: productos_por_valores + productos_por_valores

-- chooseListed
update productos
set detras = case when exists ( select 1 from productos as otra where otra.familia_id = productos.familia_id and
  (1 - otra.activo, case when otra.stock > otra.reservado then 0 else 1 end, otra.precio,
  otra.id) < (1 - productos.activo,
  case when productos.stock > productos.reservado then 0 else 1 end, productos.precio,
  productos.id) ) then 1 else 0 end
where familia_id in ($1, $2) and
  detras <> case when exists ( select 1 from productos as otra where otra.familia_id = productos.familia_id and
  (1 - otra.activo, case when otra.stock > otra.reservado then 0 else 1 end, otra.precio,
  otra.id) < (1 - productos.activo,
  case when productos.stock > productos.reservado then 0 else 1 end, productos.precio,
  productos.id) ) then 1 else 0 end
returning id;
--   productos: productos_por_valores
--   productos: productos_por_valores + productos_por_valores + productos_por_valores

-- chooseListed
select productos.id, productos.nombre, productos.sku, productos.material,
  productos.personalizacion, productos.familia_id, productos.valores, productos.activo,
  productos.detras, productos.busqueda_variantes, productos.colores, familias.ejes
from productos
left join familias on familias.id = productos.familia_id
where productos.familia_id in ($1, $2)
order by productos.id
limit 200;
--   familias
--   productos: productos_por_valores

-- chooseListed
select id, clave, nombre, color
from colores
order by id
limit 200;
--   colores

-- chooseListed
update productos
set busqueda_variantes = $1, colores = $2
where id = $3;
--   productos: productos_pkey

-- modules/catalogo/familias/variantes.queries.ts

-- selectFamilias
select id, nombre, ejes, (select coalesce(json_agg(lista), '[]')::text from (select id, sku,
  valores, precio, stock - reservado as stock,
  activo from productos as variantes where familia_id = familias.id order by id limit 100) as lista) as variantes
from familias
where id in ($1, $2)
order by id
limit 2;
--   familias
--   productos: productos_por_valores

-- selectToDescribe: of familias
select productos.id, productos.nombre, productos.sku, productos.material,
  productos.personalizacion, productos.familia_id, productos.valores, productos.activo,
  productos.detras, productos.busqueda_variantes, productos.colores, familias.ejes
from productos
left join familias on familias.id = productos.familia_id
where productos.familia_id in ($1, $2)
order by productos.id
limit 200;
--   familias
--   productos: productos_por_valores

-- selectToDescribe: one producto
select productos.id, productos.nombre, productos.sku, productos.material,
  productos.personalizacion, productos.familia_id, productos.valores, productos.activo,
  productos.detras, productos.busqueda_variantes, productos.colores, familias.ejes
from productos
left join familias on familias.id = productos.familia_id
where productos.id in ($1)
order by productos.id
limit 1;
--   familias
--   productos: productos_pkey

-- updateDescription
update productos
set busqueda_variantes = $1, colores = $2
where id = $3;
--   productos: productos_pkey

-- modules/catalogo/search/search.queries.ts

-- countMatches
select count(*) as total
from (select 1 as uno from textos_busqueda as textos_busqueda where textos_busqueda.texto @@ cast($1 as tsquery) order by textos_busqueda.id + 0 desc limit 1001) as encontrados;
--   textos_busqueda

-- selectFoundCells
select c.slug as categoria_slug, f.material, f.colores, f.disponible, f.bien_evaluado, f.tramo,
  count(*) as total
from (select productos.categoria_id, productos.material, productos.colores,
  case when productos.stock > productos.reservado then 1 else 0 end as disponible,
  case when productos.calificacion_decimas >= 40 then 1 else 0 end as bien_evaluado,
  2 * (productos.precio / 1000) + case when productos.precio % 1000 > 0 then 1 else 0 end as tramo from textos_busqueda join lateral ( select p.id,
  p.activo, p.detras, p.categoria_id, p.destacado, p.material, p.stock, p.reservado, p.precio,
  p.colores, p.calificacion_decimas, p.valoracion, p.vendidas,
  p.busqueda from productos as p where p.id = textos_busqueda.id offset 0) as productos on true where textos_busqueda.texto @@ cast($1 as tsquery) and
  activo = $2 and detras = $3 order by textos_busqueda.id + 0 desc limit 3001) as f
left join categorias as c on c.id = f.categoria_id and c.activo = $4
group by f.categoria_id, c.slug, f.material, f.colores, f.disponible, f.bien_evaluado, f.tramo
order by f.categoria_id, f.material
limit 3001;
--   categorias
--   productos: productos_pkey
--   textos_busqueda

-- selectRanked: all categorias
select encontrados.id, min(encontrados.nivel) as nivel
from (select nivel.id, nivel.nivel from (select textos_busqueda.id as id,
  0 as nivel from textos_busqueda as textos_busqueda where textos_busqueda.texto @@ cast($1 as tsquery) order by textos_busqueda.id + 0 desc limit 3) as nivel union all select nivel.id,
  nivel.nivel from (select textos_busqueda.id as id,
  1 as nivel from textos_busqueda as textos_busqueda where textos_busqueda.texto @@ cast($2 as tsquery) order by textos_busqueda.id desc limit 3) as nivel) as encontrados
group by encontrados.id
order by nivel, encontrados.id desc
limit 3
offset $3;
--   textos_busqueda

-- selectRanked: all categorias
select productos.id, productos.nombre, productos.sku, productos.descripcion, productos.precio,
  productos.material, productos.dimensiones, productos.altura_capa, productos.peso_gramos,
  productos.suministro, productos.plazo_dias, productos.por_semana, productos.a_medida,
  productos.categoria_id, productos.destacado, productos.activo, productos.version,
  productos.calificacion_decimas, productos.opiniones_total, productos.familia_id,
  productos.stock - productos.reservado as disponible, categorias.nombre as categoria_nombre,
  categorias.slug as categoria_slug, (select coalesce(json_agg(lista),
  '[]')::text from (select nombre,
  marcador from producto_imagenes where producto_id = productos.id order by posicion limit 20) as lista) as imagenes
from productos
inner join categorias on categorias.id = productos.categoria_id
where productos.id in ($1, $2, $3, $4)
order by productos.id
limit 4;
--   categorias
--   producto_imagenes: producto_imagenes_producto_id_posicion_key
--   productos: productos_pkey

-- selectRanked: counted
select encontrados.id, min(encontrados.nivel) as nivel, count(*) over () as total
from (select nivel.id, nivel.nivel from (select textos_busqueda.id as id,
  0 as nivel from textos_busqueda as textos_busqueda where textos_busqueda.texto @@ cast($1 as tsquery) order by textos_busqueda.id + 0 desc limit 3) as nivel union all select nivel.id,
  nivel.nivel from (select textos_busqueda.id as id,
  1 as nivel from textos_busqueda as textos_busqueda where textos_busqueda.texto @@ cast($2 as tsquery) order by textos_busqueda.id + 0 desc limit 1001) as nivel) as encontrados
group by encontrados.id
order by nivel, encontrados.id desc
limit 3
offset $3;
--   textos_busqueda

-- selectRanked: one categoria
select encontrados.id, min(encontrados.nivel) as nivel
from (select nivel.id, nivel.nivel from (select productos.id as id,
  0 as nivel from textos_busqueda join productos as productos on productos.id = textos_busqueda.id where textos_busqueda.texto @@ cast($1 as tsquery) and
  activo = $2 and categoria_id = (select id from categorias where slug = $3 and
  activo = $4) order by textos_busqueda.id + 0 desc limit 3) as nivel union all select nivel.id,
  nivel.nivel from (select productos.id as id,
  1 as nivel from textos_busqueda join productos as productos on productos.id = textos_busqueda.id where textos_busqueda.texto @@ cast($5 as tsquery) and
  activo = $6 and categoria_id = (select id from categorias where slug = $7 and
  activo = $8) order by textos_busqueda.id desc limit 3) as nivel) as encontrados
group by encontrados.id
order by nivel, encontrados.id desc
limit 3
offset $9;
--   categorias
--   productos: productos_de_categoria_por_precio_asc
--   productos: productos_pkey
--   textos_busqueda

-- selectSortedMatches: few, precio_asc
select productos.id
from textos_busqueda join lateral ( select p.id, p.activo, p.detras, p.categoria_id, p.destacado,
  p.material, p.stock, p.reservado, p.precio, p.colores, p.calificacion_decimas, p.valoracion,
  p.vendidas,
  p.busqueda from productos as p where p.id = textos_busqueda.id offset 0) as productos on true
where textos_busqueda.texto @@ cast($1 as tsquery) and activo = $2 and detras = $3
order by productos.precio + 0 asc, productos.id desc
limit 3
offset $4;
--   productos: productos_pkey
--   textos_busqueda

-- selectSortedMatches: many, precio_asc
select productos.id
from productos
where exists (select textos_busqueda.id from textos_busqueda where textos_busqueda.texto @@ cast($1 as tsquery) and
  textos_busqueda.id = productos.id) and activo = $2 and detras = $3
order by productos.precio asc, productos.id desc
limit 3
offset $4;
--   productos: productos_por_precio_asc
--   textos_busqueda

-- selectSortedMatches: many, precio_asc
select productos.id, productos.nombre, productos.sku, productos.descripcion, productos.precio,
  productos.material, productos.dimensiones, productos.altura_capa, productos.peso_gramos,
  productos.suministro, productos.plazo_dias, productos.por_semana, productos.a_medida,
  productos.categoria_id, productos.destacado, productos.activo, productos.version,
  productos.calificacion_decimas, productos.opiniones_total, productos.familia_id,
  productos.stock - productos.reservado as disponible, categorias.nombre as categoria_nombre,
  categorias.slug as categoria_slug, (select coalesce(json_agg(lista),
  '[]')::text from (select nombre,
  marcador from producto_imagenes where producto_id = productos.id order by posicion limit 20) as lista) as imagenes
from productos
inner join categorias on categorias.id = productos.categoria_id
where productos.id in ($1, $2, $3, $4)
order by productos.id
limit 4;
--   categorias
--   producto_imagenes: producto_imagenes_producto_id_posicion_key
--   productos: productos_pkey

-- selectSortedOf
select productos.id
from productos
where productos.id in ($1, $2, $3)
order by productos.precio + 0 asc, productos.id desc
limit 3
offset $4;
--   productos: productos_pkey

-- selectSortedOf
select productos.id, productos.nombre, productos.sku, productos.descripcion, productos.precio,
  productos.material, productos.dimensiones, productos.altura_capa, productos.peso_gramos,
  productos.suministro, productos.plazo_dias, productos.por_semana, productos.a_medida,
  productos.categoria_id, productos.destacado, productos.activo, productos.version,
  productos.calificacion_decimas, productos.opiniones_total, productos.familia_id,
  productos.stock - productos.reservado as disponible, categorias.nombre as categoria_nombre,
  categorias.slug as categoria_slug, (select coalesce(json_agg(lista),
  '[]')::text from (select nombre,
  marcador from producto_imagenes where producto_id = productos.id order by posicion limit 20) as lista) as imagenes
from productos
inner join categorias on categorias.id = productos.categoria_id
where productos.id in ($1, $2, $3, $4)
order by productos.id
limit 4;
--   categorias
--   producto_imagenes: producto_imagenes_producto_id_posicion_key
--   productos: productos_pkey

-- modules/catalogo/search/fallidas.queries.ts

-- selectFallidas
select palabras, veces, ultima_en
from busquedas_fallidas
order by veces desc, ultima_en desc
limit 100;
--   busquedas_fallidas

-- addFallidas
insert into busquedas_fallidas (palabras, veces, ultima_en)
values ($1, $2, $3)
on conflict (palabras) do update
set veces = busquedas_fallidas.veces + excluded.veces, ultima_en = excluded.ultima_en;

-- pruneFallidas
delete
from busquedas_fallidas
where ultima_en < $1;
--   busquedas_fallidas

-- pruneFallidas
delete
from busquedas_fallidas
where palabras in (select palabras from busquedas_fallidas order by veces desc,
  ultima_en desc limit 1000 offset $1);
--   busquedas_fallidas

-- modules/catalogo/colores/fuentes.queries.ts

-- selectFuentes: some
select productos.id, productos.nombre, productos.precio, personalizacion, valores, familias.ejes
from productos
left join familias on familias.id = productos.familia_id
where productos.id in ($1, $2)
order by productos.id
limit 2;
--   familias
--   productos: productos_pkey

-- modules/catalogo/colores/colores.queries.ts

-- selectColores
select id, clave, nombre, color
from colores
order by id
limit 200;
--   colores

-- lockColores
select id, clave, nombre, color
from colores
order by id
limit 200
for share;
--   colores

-- lockColor
select id, clave, nombre, color
from colores
where id = $1
for update;
--   colores

-- lockColoresByClave
select id, clave, nombre, color
from colores
where clave in ($1, $2)
order by id
limit 2
for share;
--   colores

-- insertColor
insert into colores (clave, nombre, color)
values ($1, $2, $3)
on conflict (clave) do nothing
returning id;

-- updateColor
update colores
set nombre = $1, color = $2
where id = $3;
--   colores

-- deleteColor
delete
from colores
where id = $1;
--   colores

-- lockOffering
select id, nombre, personalizacion, busqueda, valores, familia_id
from productos
where id > $1 and
  (personalizacion like $2 or familia_id in (select id from familias where ejes like $3))
order by id
limit 200
for update;
--   familias
--   productos: productos_pkey

-- lockFamiliasNaming
select id, nombre, ejes
from familias
where ejes like $1
order by id
limit 100000
for update;
--   familias

-- modules/catalogo/sinonimos/sinonimos.queries.ts

-- selectSinonimos
select id, palabras
from sinonimos
order by id
limit 300;
--   sinonimos

-- lockSinonimo
select id, palabras
from sinonimos
where id = $1
for update;
--   sinonimos

-- insertSinonimo
insert into sinonimos (palabras, creado_en)
values ($1, $2)
returning id;

-- updateSinonimo
update sinonimos
set palabras = $1
where id = $2;
--   sinonimos

-- deleteSinonimo
delete
from sinonimos
where id = $1;
--   sinonimos

-- modules/catalogo/search/vocabulary.queries.ts

-- selectWordsPart: the first
select word, ndoc, ultimo
from (select coalesce(max(id), 0) as ultimo from textos_busqueda) as todas
left join (select word, ndoc from ts_stat($1) where word ~ '^([nb][.])?[a-z]+$') as parte on true
order by word
limit 100000;
--   textos_busqueda

-- selectEditedTexts
select nombre, busqueda, descripcion, busqueda_variantes
from catalogo_cambios
inner join productos on productos.id = catalogo_cambios.producto_id
where catalogo_cambios.version > $1
order by catalogo_cambios.version
limit 1001;
--   catalogo_cambios
--   productos: productos_pkey

-- modules/catalogo/stock/cupos.queries.ts

-- selectStaleCupos
select id
from productos
where suministro = 'encargo' and
  stock <> cast(case when productos.por_semana - (select coalesce(sum(cantidad),
  0) as sold from reservas where producto_id = productos.id and vendida_en > $1 and
  estado = $2) > productos.reservado then productos.por_semana - (select coalesce(sum(cantidad),
  0) as sold from reservas where producto_id = productos.id and vendida_en > $3 and
  estado = $4) else productos.reservado end as integer)
order by id
limit 500;
--   productos: productos_por_encargo + reservas_por_venta + reservas_por_venta
--   reservas: reservas_por_venta

-- refillCupos
select id
from productos
where id in ($1, $2)
order by id
limit 2
for update;
--   productos: productos_pkey

-- refillCupos
update productos
set stock = cast(case when productos.por_semana - (select coalesce(sum(cantidad),
  0) as sold from reservas where producto_id = productos.id and vendida_en > $1 and
  estado = $2) > productos.reservado then productos.por_semana - (select coalesce(sum(cantidad),
  0) as sold from reservas where producto_id = productos.id and vendida_en > $3 and
  estado = $4) else productos.reservado end as integer)
where id in ($5, $6) and suministro = $7
returning id;
--   productos: productos_por_encargo + reservas_por_venta + reservas_por_venta
--   reservas: reservas_por_venta

-- modules/catalogo/stock/esperas.queries.ts

-- selectEncargosAfter
select id, material, espera_dias
from productos
where suministro = 'encargo' and id > $1
order by id
limit 500;
--   productos: productos_por_encargo

-- writeEsperas: some
select id
from productos
where id in ($1)
order by id
limit 1
for update;
--   productos: productos_pkey

-- writeEsperas: some
update productos
set espera_dias = $1
where id in ($2);
--   productos: productos_pkey

-- modules/catalogo/stock/held-units.queries.ts

-- selectHeldBy
select producto_id, sum(cantidad) as cantidad
from reservas
where usuario_id = $1 and estado = 'abierta'
group by producto_id
order by producto_id;
--   reservas: reservas_por_usuario

-- countLargeHolds
select count(*) as total
from (select usuario_id from reservas where estado = 'abierta' group by usuario_id having sum(cantidad) >= $1) as grandes;
--   reservas: reservas_abiertas

-- sumHeldOf
select sum(cantidad) as units
from reservas
where intento_id in ($1, $2) and estado = $3;
--   reservas: reservas_abiertas

-- countOpenReservas
select count(*) as total
from reservas
where estado = 'abierta';
--   reservas: reservas_abiertas

-- modules/catalogo/stock/reservas.queries.ts

-- reserve
insert into reservas (producto_id, cantidad, intento_id, usuario_id, estado, expira_en)
values ($1, $2, $3, $4, $5, $6);

-- reserve
update productos
set reservado = productos.reservado + wanted.cantidad
from (select reservas.producto_id,
  reservas.cantidad from reservas inner join productos as locked on locked.id = reservas.producto_id where reservas.intento_id = $1 order by locked.id for no key update of locked) as wanted
where productos.id = wanted.producto_id and productos.activo = $2 and
  productos.stock - productos.reservado >= wanted.cantidad
returning productos.id;
--   productos: productos_pkey
--   productos: productos_por_activo
--   reservas: reservas_intento_id_producto_id_key

-- holdReservas
select id, producto_id, cantidad, estado
from reservas
where intento_id = $1
order by producto_id
limit 200
for update;
--   reservas: reservas_intento_id_producto_id_key

-- holdReservas
update productos
set reservado = reservado + $1
where id = $2 and stock - reservado >= $3 and activo = $4;
--   productos: productos_por_activo

-- holdReservas
update reservas
set estado = $1
where id = $2 and estado = $3;
--   reservas: reservas_pkey

-- keepReservas
select id, producto_id, cantidad, estado
from reservas
where intento_id = $1
order by producto_id
limit 200
for update;
--   reservas: reservas_intento_id_producto_id_key

-- keepReservas
update productos
set reservado = reservado + $1
where id = $2 and stock - reservado >= $3 and activo = $4;
--   productos: productos_por_activo

-- keepReservas
update reservas
set estado = $1
where id = $2 and estado = $3;
--   reservas: reservas_pkey

-- keepReservas
update reservas
set expira_en = $1
where intento_id = $2 and estado = 'abierta';
--   reservas: reservas_intento_id_producto_id_key

-- lockReservas
select id, producto_id, cantidad, estado
from reservas
where intento_id = $1
order by producto_id
limit 200
for update;
--   reservas: reservas_intento_id_producto_id_key

-- letReservasExpire
update reservas
set expira_en = $1
where intento_id = $2 and estado = 'abierta';
--   reservas: reservas_intento_id_producto_id_key

-- releaseReservas
select id, producto_id, cantidad, estado
from reservas
where intento_id = $1
order by producto_id
limit 200
for update;
--   reservas: reservas_intento_id_producto_id_key

-- releaseReservas
update reservas
set estado = $1
where id = $2 and estado = $3;
--   reservas: reservas_pkey

-- releaseReservas
update productos
set reservado = reservado - $1
where id = $2 and reservado >= $3;
--   productos: productos_pkey

-- sellReservas
update reservas
set estado = $1, vendida_en = $2
where intento_id = $3 and estado = 'abierta'
returning producto_id, cantidad;
--   reservas: reservas_intento_id_producto_id_key

-- sellReservas
update productos
set stock = productos.stock - held.cantidad, reservado = productos.reservado - held.cantidad,
  vendidas = productos.vendidas + held.cantidad
from (select reservas.producto_id,
  reservas.cantidad from reservas inner join productos as locked on locked.id = reservas.producto_id where reservas.intento_id = $1 order by locked.id for no key update of locked) as held
where productos.id = held.producto_id and productos.reservado >= held.cantidad
returning productos.id;
--   productos: productos_pkey
--   reservas: reservas_intento_id_producto_id_key

-- returnSoldUnits
select id, producto_id, cantidad, estado
from reservas
where intento_id = $1
order by producto_id
limit 200
for update;
--   reservas: reservas_intento_id_producto_id_key

-- returnSoldUnits
update reservas
set cantidad = cantidad - $1
where id = $2 and estado = $3 and cantidad > $4;
--   reservas: reservas_pkey

-- returnSoldUnits
update reservas
set estado = $1
where id = $2 and estado = $3 and cantidad = $4;
--   reservas: reservas_pkey

-- returnSoldUnits
update productos
set stock = stock + $1, vendidas = vendidas - $2
where id = $3;
--   productos: productos_pkey

-- releaseExpired
select id, producto_id, cantidad
from reservas
where estado = $1 and expira_en <= $2
order by producto_id
limit 500
for update skip locked;
--   reservas: reservas_abiertas

-- releaseExpired
update reservas
set estado = $1
where id = $2 and estado = $3;
--   reservas: reservas_pkey

-- releaseExpired
update productos
set reservado = reservado - $1
where id = $2 and reservado >= $3;
--   productos: productos_pkey

-- modules/catalogo/stock/sellable.queries.ts

-- findOffered
select nombre, stock - reservado as disponible
from productos
where id = $1 and activo = $2;
--   productos: productos_por_activo

-- selectAvailable
select id
from productos
where id in ($1, $2) and activo = $3 and stock > reservado
order by id
limit 2;
--   productos: productos_pkey

-- selectEncargosAmong: some
select id
from productos
where id in ($1, $2, $3, $4) and suministro = $5
order by id
limit 4;
--   productos: productos_por_encargo

-- selectSoldOut: some
select nombre
from productos
where id in ($1, $2) and suministro = $3 and stock <= $4
order by id
limit 2;
--   productos: productos_pkey

-- selectSellables
select id, nombre, sku, precio, stock, peso_gramos, plazo_dias, espera_dias, a_medida,
  personalizacion, (select coalesce(json_agg(lista),
  '[]')::text from (select nombre from producto_imagenes where producto_id = productos.id order by posicion limit 20) as lista) as imagenes,
  cast(productos.stock - productos.reservado + (select coalesce(sum(cantidad),
  0) as held from reservas where reservas.producto_id = productos.id and
  reservas.usuario_id = $1 and reservas.estado = 'abierta') as integer) as disponible
from productos
where id in ($2, $3, $4, $5) and activo = $6
order by id
limit 4;
--   producto_imagenes: producto_imagenes_producto_id_posicion_key
--   productos: producto_imagenes_producto_id_posicion_key + productos_pkey + reservas_por_usuario
--   reservas: reservas_por_usuario

-- modules/catalogo/stock/stock-of-intento.queries.ts

-- moveReservasTo
update reservas
set usuario_id = $1
where intento_id in ($2);
--   reservas: reservas_intento_id_producto_id_key

-- holdReserved
update productos
set reservado = productos.reservado + wanted.cantidad
from (select reservas.producto_id,
  reservas.cantidad from reservas inner join productos as locked on locked.id = reservas.producto_id where reservas.intento_id = $1 order by locked.id for no key update of locked) as wanted
where productos.id = wanted.producto_id and productos.activo = $2 and
  productos.stock - productos.reservado >= wanted.cantidad
returning productos.id;
--   productos: productos_pkey
--   productos: productos_por_activo
--   reservas: reservas_intento_id_producto_id_key

-- sellReserved
update productos
set stock = productos.stock - held.cantidad, reservado = productos.reservado - held.cantidad,
  vendidas = productos.vendidas + held.cantidad
from (select reservas.producto_id,
  reservas.cantidad from reservas inner join productos as locked on locked.id = reservas.producto_id where reservas.intento_id = $1 order by locked.id for no key update of locked) as held
where productos.id = held.producto_id and productos.reservado >= held.cantidad
returning productos.id;
--   productos: productos_pkey
--   reservas: reservas_intento_id_producto_id_key

-- modules/catalogo/stock/stock.queries.ts

-- holdStock
update productos
set reservado = reservado + $1
where id = $2 and stock - reservado >= $3 and activo = $4;
--   productos: productos_por_activo

-- takeStockBack
update productos
set reservado = reservado + $1
where id = $2 and stock - reservado >= $3;
--   productos: productos_pkey

-- releaseStock
update productos
set reservado = reservado - $1
where id = $2 and reservado >= $3;
--   productos: productos_pkey

-- putBackStock
update productos
set stock = stock + $1, vendidas = vendidas - $2
where id = $3;
--   productos: productos_pkey

-- countSinPeso
select count(*) as total
from (select id from productos where activo = $1 and peso_gramos = 0 limit 1000) as sin_peso;
--   productos: productos_sin_peso

-- countLowStock
select count(*) as total
from productos
where activo = $1 and suministro = $2 and stock - reservado <= $3;
--   productos: productos_por_disponible
