-- The SQL of contacto on SQLite 3.53.4
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/contacto/contacto.queries.ts

-- insertMensaje
insert into mensajes_contacto (nombre, email, mensaje, cantidad, fecha, archivo_id, estado,
  busqueda, creado_en)
values (?, ?, ?, ?, ?, ?, ?, ?, ?)
returning id;

-- findRecentMensaje
select id, nombre, mensaje, cantidad, fecha
from mensajes_contacto
where email = ? and creado_en > ?
order by id desc
limit 1;
--   SEARCH mensajes_contacto USING INDEX mensajes_por_email (email=?)

-- findMensaje
select id, nombre, email, mensaje, creado_en, cantidad, fecha, archivo_id
from mensajes_contacto
where id = ?;
--   SEARCH mensajes_contacto USING INTEGER PRIMARY KEY (rowid=?)

-- modules/contacto/mensaje-fotos.queries.ts

-- insertFotos
insert into mensaje_fotos (nombre, contenido, mensaje_id, orden, creado_en)
values (?, ?, ?, ?, ?);

-- selectFotos
select nombre, contenido
from mensaje_fotos
where mensaje_id = ?
order by orden
limit 4;
--   SEARCH mensaje_fotos USING INDEX sqlite_autoindex_mensaje_fotos_1 (mensaje_id=?)

-- selectFotoNombres: some
select mensaje_id, nombre
from mensaje_fotos
where mensaje_id in (?, ?)
order by mensaje_id, orden
limit 8;
--   SEARCH mensaje_fotos USING INDEX sqlite_autoindex_mensaje_fotos_1 (mensaje_id=?)

-- countFotosSince
select creado_en
from mensaje_fotos
where creado_en > ?
limit 400;
--   SEARCH mensaje_fotos USING COVERING INDEX mensaje_fotos_por_creado_en (creado_en>?)

-- modules/contacto/mensajes-of-cuenta.queries.ts

-- deleteMensajesBefore
select id, archivo_id
from mensajes_contacto
where creado_en < ? and (creado_en < ? or (estado != ? and coalesce(respondido_en, creado_en) < ?))
order by creado_en
limit 200;
--   SEARCH mensajes_contacto USING INDEX mensajes_por_creado_en (creado_en<?)

-- deleteMensajesBefore
delete
from mensaje_respuestas
where mensaje_id in (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   SEARCH mensaje_respuestas USING COVERING INDEX mensaje_respuestas_por_mensaje (mensaje_id=?)

-- deleteMensajesBefore
delete
from mensaje_fotos
where mensaje_id in (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   SEARCH mensaje_fotos USING COVERING INDEX sqlite_autoindex_mensaje_fotos_1 (mensaje_id=?)

-- deleteMensajesBefore
delete
from mensajes_contacto
where id in (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   SEARCH mensajes_contacto USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH mensaje_fotos USING COVERING INDEX sqlite_autoindex_mensaje_fotos_1 (mensaje_id=?)
--   SEARCH mensaje_respuestas USING COVERING INDEX mensaje_respuestas_por_mensaje (mensaje_id=?)

-- deleteMensajesBefore
update archivos
set estado = ?, nombre = ?
where id in (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   SEARCH archivos USING INTEGER PRIMARY KEY (rowid=?)

-- selectMensajesFrom
select id, nombre, mensaje, creado_en, cantidad, fecha, archivo_id
from mensajes_contacto
where email = ?
order by id desc
limit 1000;
--   SEARCH mensajes_contacto USING INDEX mensajes_por_email (email=?)

-- selectMensajesFrom
select mensaje_id, texto, mensaje_respuestas.creado_en
from mensaje_respuestas
inner join mensajes_contacto on mensajes_contacto.id = mensaje_respuestas.mensaje_id
where mensajes_contacto.email = ?
order by mensaje_respuestas.id
limit 1000;
--   SEARCH mensajes_contacto USING COVERING INDEX mensajes_por_email (email=?)
--   SEARCH mensaje_respuestas USING INDEX mensaje_respuestas_por_mensaje (mensaje_id=?)
--   USE TEMP B-TREE FOR ORDER BY

-- selectMensajesFrom
select mensaje_id, nombre
from mensaje_fotos
where mensaje_id in (?, ?, ?, ?)
order by mensaje_id, orden
limit 16;
--   SEARCH mensaje_fotos USING INDEX sqlite_autoindex_mensaje_fotos_1 (mensaje_id=?)

-- deleteMensajesFrom
delete
from mensaje_respuestas
where mensaje_id in (select id from mensajes_contacto where email = ?);
--   SEARCH mensaje_respuestas USING COVERING INDEX mensaje_respuestas_por_mensaje (mensaje_id=?)
--   LIST SUBQUERY 1
--     SEARCH mensajes_contacto USING COVERING INDEX mensajes_por_email (email=?)

-- deleteMensajesFrom
delete
from mensaje_fotos
where mensaje_id in (select id from mensajes_contacto where email = ?);
--   SEARCH mensaje_fotos USING COVERING INDEX sqlite_autoindex_mensaje_fotos_1 (mensaje_id=?)
--   LIST SUBQUERY 1
--     SEARCH mensajes_contacto USING COVERING INDEX mensajes_por_email (email=?)

-- deleteMensajesFrom
update archivos
set estado = ?, nombre = ?
where id in (select archivo_id from mensajes_contacto where email = ? and archivo_id is not null);
--   SEARCH archivos USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SEARCH mensajes_contacto USING INDEX mensajes_por_email (email=?)

-- deleteMensajesFrom
delete
from mensajes_contacto
where email = ?;
--   SEARCH mensajes_contacto USING COVERING INDEX mensajes_por_email (email=?)
--   SEARCH mensaje_fotos USING COVERING INDEX sqlite_autoindex_mensaje_fotos_1 (mensaje_id=?)
--   SEARCH mensaje_respuestas USING COVERING INDEX mensaje_respuestas_por_mensaje (mensaje_id=?)

-- modules/contacto/mensajes.queries.ts

-- findMensajeEmail
select email
from mensajes_contacto
where id = ?;
--   SEARCH mensajes_contacto USING INTEGER PRIMARY KEY (rowid=?)

-- selectMensajeIds: all
select id
from mensajes_contacto
where true
order by id desc
limit 24
offset ?;
--   SCAN mensajes_contacto

-- selectMensajeIds: estado
select id
from mensajes_contacto
where true and estado = ?
order by id desc
limit 24
offset ?;
--   SEARCH mensajes_contacto USING COVERING INDEX mensajes_por_estado (estado=?)

-- selectMensajeIds: words
select id
from mensajes_contacto
where mensajes_contacto.id in (select rowid from mensajes_contacto_busqueda where mensajes_contacto_busqueda match ?)
order by id desc
limit 24
offset ?;
--   SEARCH mensajes_contacto USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SCAN mensajes_contacto_busqueda VIRTUAL TABLE INDEX 0:M1

-- countMensajes: all
select count(*) as total
from mensajes_contacto
where true;
--   SCAN mensajes_contacto USING COVERING INDEX mensajes_por_creado_en

-- countMensajes: words
select count(*) as total
from mensajes_contacto
where mensajes_contacto.id in (select rowid from mensajes_contacto_busqueda where mensajes_contacto_busqueda match ?);
--   SEARCH mensajes_contacto USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SCAN mensajes_contacto_busqueda VIRTUAL TABLE INDEX 0:M1

-- selectArchivoIdsSince
select archivo_id
from mensajes_contacto
where creado_en > ? and archivo_id is not null
limit 40;
--   SEARCH mensajes_contacto USING INDEX mensajes_por_creado_en (creado_en>?)

-- selectMensajes
select id, nombre, email, mensaje, estado, creado_en, cantidad, fecha, archivo_id
from mensajes_contacto
where id in (?, ?)
order by id desc
limit 2;
--   SEARCH mensajes_contacto USING INTEGER PRIMARY KEY (rowid=?)

-- selectRespuestas
select id, mensaje_id, autor, texto, creado_en
from mensaje_respuestas
where mensaje_id in (?, ?)
order by mensaje_id, id
limit 100;
--   SEARCH mensaje_respuestas USING INDEX mensaje_respuestas_por_mensaje (mensaje_id=?)

-- lockMensaje
select estado, email
from mensajes_contacto
where id = ?;
--   SEARCH mensajes_contacto USING INTEGER PRIMARY KEY (rowid=?)

-- hasSameRespuesta
select id
from mensaje_respuestas
where mensaje_id = ? and texto = ? and creado_en > ?
limit 1;
--   SEARCH mensaje_respuestas USING INDEX mensaje_respuestas_por_mensaje (mensaje_id=?)

-- insertRespuesta
insert into mensaje_respuestas (mensaje_id, autor, texto, creado_en)
values (?, ?, ?, ?)
returning id;

-- markAnswered
update mensajes_contacto
set estado = ?, respondido_en = coalesce(respondido_en, ?)
where id = ?;
--   SEARCH mensajes_contacto USING INTEGER PRIMARY KEY (rowid=?)

-- closeMensaje
update mensajes_contacto
set estado = ?
where id = ? and estado in (?, ?);
--   SEARCH mensajes_contacto USING INTEGER PRIMARY KEY (rowid=?)

-- reopenMensaje
update mensajes_contacto
set estado = case when respondido_en is null then ? else ? end
where id = ? and estado = ?;
--   SEARCH mensajes_contacto USING INTEGER PRIMARY KEY (rowid=?)

-- findRespuesta
select mensaje_respuestas.texto, mensajes_contacto.nombre, mensajes_contacto.mensaje,
  mensajes_contacto.creado_en
from mensaje_respuestas
inner join mensajes_contacto on mensajes_contacto.id = mensaje_respuestas.mensaje_id
where mensaje_respuestas.id = ?;
--   SEARCH mensaje_respuestas USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH mensajes_contacto USING INTEGER PRIMARY KEY (rowid=?)

-- countNewMensajes
select count(*) as total
from mensajes_contacto
where true and estado = ?;
--   SEARCH mensajes_contacto USING COVERING INDEX mensajes_por_estado (estado=?)

-- selectOldestNewMensaje
select creado_en
from mensajes_contacto
where estado = ?
order by id
limit 1;
--   SEARCH mensajes_contacto USING INDEX mensajes_por_estado (estado=?)

-- selectRespuestaTimes
select creado_en, respondido_en
from mensajes_contacto
where respondido_en >= ?
order by respondido_en desc, id desc
limit 2000;
--   SEARCH mensajes_contacto USING INDEX mensajes_respondidos (respondido_en>?)
