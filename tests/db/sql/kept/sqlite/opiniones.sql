-- The SQL of opiniones on SQLite 3.53.4
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/opiniones/opiniones-of-cuenta.queries.ts

-- selectOpinionesOf
select producto_id, calificacion, comentario, respuesta, creado_en
from opiniones
where usuario_id = ?
order by id
limit 1000;
--   SEARCH opiniones USING INDEX opiniones_por_usuario (usuario_id=?)

-- blankOpiniones
update opiniones
set nombre_usuario = ?, usuario_id = ?
where usuario_id = ?
returning producto_id;
--   SEARCH opiniones USING COVERING INDEX opiniones_por_usuario (usuario_id=?)

-- modules/opiniones/opiniones.queries.ts

-- selectOpinionesByUsuario
select id, producto_id, calificacion, comentario, oculta, respuesta, creado_en, actualizado_en
from opiniones
where usuario_id = ?
order by id desc
limit 100;
--   SEARCH opiniones USING INDEX opiniones_por_usuario (usuario_id=?)

-- upsertOpinion
insert into opiniones (producto_id, usuario_id, nombre_usuario, calificacion, comentario, creado_en)
values (?, ?, ?, ?, ?, ?)
on conflict (producto_id, usuario_id) do update
set nombre_usuario = ?, calificacion = ?, comentario = ?, actualizado_en = ?
returning id, producto_id, calificacion, comentario, oculta, respuesta, creado_en, actualizado_en;

-- selectOpinionIds: all
select id
from opiniones
order by id desc
limit 24
offset ?;
--   SCAN opiniones

-- selectOpinionIds: visibles
select id
from opiniones
where oculta = ?
order by id desc
limit 24
offset ?;
--   SEARCH opiniones USING COVERING INDEX opiniones_por_oculta (oculta=?)

-- selectOpinionIds: sin_respuesta
select id
from opiniones
where respuesta is null and oculta = ?
order by id desc
limit 24
offset ?;
--   SEARCH opiniones USING INDEX opiniones_por_oculta (oculta=?)

-- selectOpinionIds: producto
select id
from opiniones
where producto_id = ?
order by id desc
limit 24
offset ?;
--   SEARCH opiniones USING COVERING INDEX sqlite_autoindex_opiniones_1 (producto_id=?)
--   USE TEMP B-TREE FOR ORDER BY

-- countOpiniones: all
select count(*) as total
from opiniones;
--   SCAN opiniones USING COVERING INDEX opiniones_por_usuario

-- countOpiniones: visibles
select count(*) as total
from opiniones
where oculta = ?;
--   SEARCH opiniones USING COVERING INDEX opiniones_por_oculta (oculta=?)

-- countOpiniones: producto
select count(*) as total
from opiniones
where producto_id = ?;
--   SEARCH opiniones USING COVERING INDEX opiniones_de_producto (producto_id=?)

-- selectOpinionesAdmin
select id, producto_id, calificacion, comentario, oculta, respuesta, creado_en, actualizado_en,
  nombre_usuario
from opiniones
where id in (?, ?)
order by id desc
limit 2;
--   SEARCH opiniones USING INTEGER PRIMARY KEY (rowid=?)

-- selectProductoOf
select producto_id
from opiniones
where id = ?;
--   SEARCH opiniones USING INTEGER PRIMARY KEY (rowid=?)

-- lockOpinion
select oculta, respuesta
from opiniones
where id = ?;
--   SEARCH opiniones USING INTEGER PRIMARY KEY (rowid=?)

-- setHidden
update opiniones
set oculta = ?
where id = ? and oculta = ?;
--   SEARCH opiniones USING INTEGER PRIMARY KEY (rowid=?)

-- setRespuesta
update opiniones
set respuesta = ?, respondida_en = ?
where id = ? and respuesta is distinct
from ?;
--   SEARCH opiniones USING INTEGER PRIMARY KEY (rowid=?)

-- countOpinionesToAnswer
select count(*) as total
from opiniones
where respuesta is null and oculta = ? and calificacion <= ?;
--   SEARCH opiniones USING INDEX opiniones_por_oculta (oculta=?)
