-- The SQL of contacto on PostgreSQL 15
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/contacto/contacto.queries.ts

-- insertMensaje
insert into mensajes_contacto (nombre, email, mensaje, estado, busqueda, creado_en)
values ($1, $2, $3, $4, $5, $6)
returning id;

-- findMensaje
select id, nombre, email, mensaje, creado_en
from mensajes_contacto
where id = $1;
--   mensajes_contacto: mensajes_contacto_pkey

-- modules/contacto/mensajes-of-cuenta.queries.ts

-- selectMensajesFrom
select id, nombre, mensaje, creado_en
from mensajes_contacto
where email = $1
order by id desc
limit $2;
--   mensajes_contacto: mensajes_por_email

-- selectMensajesFrom
select mensaje_id, texto, mensaje_respuestas.creado_en
from mensaje_respuestas
inner join mensajes_contacto on mensajes_contacto.id = mensaje_respuestas.mensaje_id
where mensajes_contacto.email = $1
order by mensaje_respuestas.id
limit $2;
--   mensaje_respuestas: mensaje_respuestas_por_mensaje
--   mensajes_contacto: mensajes_por_email

-- deleteMensajesFrom
delete
from mensaje_respuestas
where mensaje_id in (select id from mensajes_contacto where email = $1);
--   mensaje_respuestas: mensaje_respuestas_por_mensaje
--   mensajes_contacto: mensajes_por_email

-- deleteMensajesFrom
delete
from mensajes_contacto
where email = $1;
--   mensajes_contacto: mensajes_por_email

-- modules/contacto/mensajes.queries.ts

-- selectMensajeIds: all
select id
from mensajes_contacto
where true
order by id desc
limit $1
offset $2;
--   mensajes_contacto: mensajes_contacto_pkey

-- selectMensajeIds: estado
select id
from mensajes_contacto
where true and estado = $1
order by id desc
limit $2
offset $3;
--   mensajes_contacto: mensajes_por_estado

-- selectMensajeIds: words
select id
from mensajes_contacto
where mensajes_contacto.busqueda like $1 escape '\' and
  mensajes_contacto.busqueda like $2 escape '\'
order by id desc
limit $3
offset $4;
--   mensajes_contacto: mensajes_contacto_pkey

-- countMensajes: all
select count(*) as total
from mensajes_contacto
where true;
--   mensajes_contacto: mensajes_por_creado_en

-- countMensajes: words
select count(*) as total
from mensajes_contacto
where mensajes_contacto.busqueda like $1 escape '\' and
  mensajes_contacto.busqueda like $2 escape '\';
--   mensajes_contacto: mensajes_contacto_busqueda

-- selectMensajes
select id, nombre, email, mensaje, estado, creado_en
from mensajes_contacto
where id in ($1, $2)
order by id desc
limit $3;
--   mensajes_contacto: mensajes_contacto_pkey

-- selectRespuestas
select id, mensaje_id, autor, texto, creado_en
from mensaje_respuestas
where mensaje_id in ($1, $2)
order by mensaje_id, id
limit $3;
--   mensaje_respuestas: mensaje_respuestas_por_mensaje

-- lockMensaje
select estado, email
from mensajes_contacto
where id = $1
for update;
--   mensajes_contacto: mensajes_contacto_pkey

-- hasSameRespuesta
select id
from mensaje_respuestas
where mensaje_id = $1 and texto = $2 and creado_en > $3
limit $4;
--   mensaje_respuestas: mensaje_respuestas_por_mensaje

-- insertRespuesta
insert into mensaje_respuestas (mensaje_id, autor, texto, creado_en)
values ($1, $2, $3, $4)
returning id;

-- markAnswered
update mensajes_contacto
set estado = $1, respondido_en = coalesce(respondido_en, $2)
where id = $3;
--   mensajes_contacto: mensajes_contacto_pkey

-- closeMensaje
update mensajes_contacto
set estado = $1
where id = $2 and estado in ($3, $4);
--   mensajes_contacto: mensajes_contacto_pkey

-- reopenMensaje
update mensajes_contacto
set estado = case when respondido_en is null then $1 else $2 end
where id = $3 and estado = $4;
--   mensajes_contacto: mensajes_por_estado

-- findRespuesta
select mensaje_respuestas.texto, mensajes_contacto.nombre, mensajes_contacto.mensaje,
  mensajes_contacto.creado_en
from mensaje_respuestas
inner join mensajes_contacto on mensajes_contacto.id = mensaje_respuestas.mensaje_id
where mensaje_respuestas.id = $1;
--   mensaje_respuestas: mensaje_respuestas_pkey
--   mensajes_contacto: mensajes_contacto_pkey

-- countNewMensajes
select count(*) as total
from mensajes_contacto
where true and estado = $1;
--   mensajes_contacto: mensajes_por_estado

-- selectOldestNewMensaje
select creado_en
from mensajes_contacto
where estado = $1
order by id
limit $2;
--   mensajes_contacto: mensajes_por_estado

-- selectMedianRespuesta
select avg(wait * 1.0) as median
from ( select respondido_en - creado_en as wait,
  row_number() over (order by respondido_en - creado_en) as place,
  count(*) over () as total from mensajes_contacto where respondido_en >= $1 ) as waits
where place in ((total + 1) / 2, (total + 2) / 2);
--   mensajes_contacto: mensajes_respondidos
