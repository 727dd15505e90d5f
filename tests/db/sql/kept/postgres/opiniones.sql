-- The SQL of opiniones on PostgreSQL 15
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/opiniones/opiniones-of-cuenta.queries.ts

-- selectOpinionesOf
select producto_id, calificacion, comentario, respuesta, creado_en
from opiniones
where usuario_id = $1
order by id
limit 1000;
--   opiniones: opiniones_por_usuario

-- blankOpiniones
update opiniones
set nombre_usuario = $1, usuario_id = $2
where usuario_id = $3
returning producto_id;
--   opiniones: opiniones_por_usuario

-- modules/opiniones/opiniones.queries.ts

-- selectOpinionesByUsuario
select id, producto_id, calificacion, comentario, oculta, respuesta, creado_en, actualizado_en
from opiniones
where usuario_id = $1
order by id desc
limit 100;
--   opiniones: opiniones_por_usuario

-- upsertOpinion
insert into opiniones (producto_id, usuario_id, nombre_usuario, calificacion, comentario, creado_en)
values ($1, $2, $3, $4, $5, $6)
on conflict (producto_id, usuario_id) do update
set nombre_usuario = $7, calificacion = $8, comentario = $9, actualizado_en = $10
returning id, producto_id, calificacion, comentario, oculta, respuesta, creado_en, actualizado_en;

-- selectOpinionIds: all
select id
from opiniones
order by id desc
limit 24
offset $1;
--   opiniones: opiniones_pkey

-- selectOpinionIds: visibles
select id
from opiniones
where oculta = $1
order by id desc
limit 24
offset $2;
--   opiniones: opiniones_por_oculta

-- selectOpinionIds: sin_respuesta
select id
from opiniones
where respuesta is null and oculta = $1
order by id desc
limit 24
offset $2;
--   opiniones: opiniones_sin_respuesta

-- selectOpinionIds: producto
select id
from opiniones
where producto_id = $1
order by id desc
limit 24
offset $2;
--   opiniones: opiniones_de_producto

-- countOpiniones: all
select count(*) as total
from opiniones;
--   opiniones: whole table

-- countOpiniones: visibles
select count(*) as total
from opiniones
where oculta = $1;
--   opiniones: whole table

-- countOpiniones: producto
select count(*) as total
from opiniones
where producto_id = $1;
--   opiniones: opiniones_de_producto

-- selectOpinionesAdmin
select id, producto_id, calificacion, comentario, oculta, respuesta, creado_en, actualizado_en,
  nombre_usuario
from opiniones
where id in ($1, $2)
order by id desc
limit 2;
--   opiniones: opiniones_pkey

-- selectProductoOf
select producto_id
from opiniones
where id = $1;
--   opiniones: opiniones_pkey

-- lockOpinion
select oculta, respuesta
from opiniones
where id = $1
for update;
--   opiniones: opiniones_pkey

-- setHidden
update opiniones
set oculta = $1
where id = $2 and oculta = $3;
--   opiniones: opiniones_por_oculta

-- setRespuesta
update opiniones
set respuesta = $1, respondida_en = $2
where id = $3 and respuesta is distinct
from $4;
--   opiniones: opiniones_pkey

-- countOpinionesToAnswer
select count(*) as total
from opiniones
where respuesta is null and oculta = $1 and calificacion <= $2;
--   opiniones: opiniones_sin_respuesta
