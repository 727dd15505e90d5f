-- The SQL of contacto on PostgreSQL 15
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/contacto/contacto.queries.ts

-- insertMensaje
insert into mensajes_contacto (nombre, email, mensaje, cantidad, fecha, archivo_id, estado,
  busqueda, creado_en)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
returning id;

-- findRecentMensaje
select id, nombre, mensaje, cantidad, fecha
from mensajes_contacto
where email = $1 and creado_en > $2
order by id desc
limit 1;
--   mensajes_contacto: mensajes_por_creado_en

-- findMensaje
select id, nombre, email, mensaje, creado_en, cantidad, fecha, archivo_id
from mensajes_contacto
where id = $1;
--   mensajes_contacto: mensajes_contacto_pkey

-- modules/contacto/mensaje-fotos.queries.ts

-- insertFotos
insert into mensaje_fotos (nombre, contenido, mensaje_id, orden, creado_en)
values ($1, $2, $3, $4, $5);

-- selectFotos
select nombre, contenido
from mensaje_fotos
where mensaje_id = $1
order by orden
limit 4;
--   mensaje_fotos: mensaje_fotos_pkey

-- selectFotoNombres: some
select mensaje_id, nombre
from mensaje_fotos
where mensaje_id in ($1, $2)
order by mensaje_id, orden
limit 8;
--   mensaje_fotos: mensaje_fotos_pkey

-- countFotosSince
select creado_en
from mensaje_fotos
where creado_en > $1
limit 400;
--   mensaje_fotos: mensaje_fotos_por_creado_en

-- modules/contacto/mensajes-of-cuenta.queries.ts

-- deleteMensajesBefore
select id, archivo_id
from mensajes_contacto
where creado_en < $1 and (creado_en < $2 or (estado != $3 and coalesce(respondido_en,
  creado_en) < $4))
order by creado_en
limit 200;
--   mensajes_contacto: mensajes_por_creado_en

-- deleteMensajesBefore
delete
from mensaje_respuestas
where mensaje_id in ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
  $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36,
  $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55,
  $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74,
  $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93,
  $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110,
  $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126,
  $127, $128, $129, $130, $131, $132, $133, $134, $135, $136, $137, $138, $139, $140, $141, $142,
  $143, $144, $145, $146, $147, $148, $149, $150, $151, $152, $153, $154, $155, $156, $157, $158,
  $159, $160, $161, $162, $163, $164, $165, $166, $167, $168, $169, $170, $171, $172, $173, $174,
  $175, $176, $177, $178, $179, $180, $181, $182, $183, $184, $185, $186, $187, $188, $189, $190,
  $191, $192, $193, $194, $195, $196, $197, $198, $199, $200);
--   mensaje_respuestas: whole table

-- deleteMensajesBefore
delete
from mensaje_fotos
where mensaje_id in ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
  $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36,
  $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55,
  $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74,
  $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93,
  $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110,
  $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126,
  $127, $128, $129, $130, $131, $132, $133, $134, $135, $136, $137, $138, $139, $140, $141, $142,
  $143, $144, $145, $146, $147, $148, $149, $150, $151, $152, $153, $154, $155, $156, $157, $158,
  $159, $160, $161, $162, $163, $164, $165, $166, $167, $168, $169, $170, $171, $172, $173, $174,
  $175, $176, $177, $178, $179, $180, $181, $182, $183, $184, $185, $186, $187, $188, $189, $190,
  $191, $192, $193, $194, $195, $196, $197, $198, $199, $200);
--   mensaje_fotos: whole table

-- deleteMensajesBefore
delete
from mensajes_contacto
where id in ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
  $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38,
  $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57,
  $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76,
  $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95,
  $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112,
  $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127, $128,
  $129, $130, $131, $132, $133, $134, $135, $136, $137, $138, $139, $140, $141, $142, $143, $144,
  $145, $146, $147, $148, $149, $150, $151, $152, $153, $154, $155, $156, $157, $158, $159, $160,
  $161, $162, $163, $164, $165, $166, $167, $168, $169, $170, $171, $172, $173, $174, $175, $176,
  $177, $178, $179, $180, $181, $182, $183, $184, $185, $186, $187, $188, $189, $190, $191, $192,
  $193, $194, $195, $196, $197, $198, $199, $200);
--   mensajes_contacto: mensajes_contacto_pkey

-- deleteMensajesBefore
update archivos
set estado = $1, nombre = $2
where id in ($3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
  $21, $22);
--   archivos: archivos_pkey

-- selectMensajesFrom
select id, nombre, mensaje, creado_en, cantidad, fecha, archivo_id
from mensajes_contacto
where email = $1
order by id desc
limit 1000;
--   mensajes_contacto: mensajes_por_email

-- selectMensajesFrom
select mensaje_id, texto, mensaje_respuestas.creado_en
from mensaje_respuestas
inner join mensajes_contacto on mensajes_contacto.id = mensaje_respuestas.mensaje_id
where mensajes_contacto.email = $1
order by mensaje_respuestas.id
limit 1000;
--   mensaje_respuestas: mensaje_respuestas_por_mensaje
--   mensajes_contacto: mensajes_por_email

-- selectMensajesFrom
select mensaje_id, nombre
from mensaje_fotos
where mensaje_id in ($1, $2, $3, $4)
order by mensaje_id, orden
limit 16;
--   mensaje_fotos: mensaje_fotos_pkey

-- deleteMensajesFrom
delete
from mensaje_respuestas
where mensaje_id in (select id from mensajes_contacto where email = $1);
--   mensaje_respuestas: mensaje_respuestas_por_mensaje
--   mensajes_contacto: mensajes_por_email

-- deleteMensajesFrom
delete
from mensaje_fotos
where mensaje_id in (select id from mensajes_contacto where email = $1);
--   mensaje_fotos: mensaje_fotos_pkey
--   mensajes_contacto: mensajes_por_email

-- deleteMensajesFrom
update archivos
set estado = $1, nombre = $2
where id in (select archivo_id from mensajes_contacto where email = $3 and archivo_id is not null);
--   archivos: archivos_pkey
--   mensajes_contacto: mensajes_por_email

-- deleteMensajesFrom
delete
from mensajes_contacto
where email = $1;
--   mensajes_contacto: mensajes_por_email

-- modules/contacto/mensajes.queries.ts

-- findMensajeEmail
select email
from mensajes_contacto
where id = $1;
--   mensajes_contacto: mensajes_contacto_pkey

-- selectMensajeIds: all
select id
from mensajes_contacto
where true
order by id desc
limit 24
offset $1;
--   mensajes_contacto: mensajes_contacto_pkey

-- selectMensajeIds: estado
select id
from mensajes_contacto
where true and estado = $1
order by id desc
limit 24
offset $2;
--   mensajes_contacto: mensajes_por_estado

-- selectMensajeIds: words
select id
from mensajes_contacto
where mensajes_contacto.busqueda like $1 escape '\' and
  mensajes_contacto.busqueda like $2 escape '\'
order by id desc
limit 24
offset $3;
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

-- selectArchivoIdsSince
select archivo_id
from mensajes_contacto
where creado_en > $1 and archivo_id is not null
limit 40;
--   mensajes_contacto: mensajes_por_creado_en

-- selectMensajes
select id, nombre, email, mensaje, estado, creado_en, cantidad, fecha, archivo_id
from mensajes_contacto
where id in ($1, $2)
order by id desc
limit 2;
--   mensajes_contacto: mensajes_contacto_pkey

-- selectRespuestas
select id, mensaje_id, autor, texto, creado_en
from mensaje_respuestas
where mensaje_id in ($1, $2)
order by mensaje_id, id
limit 100;
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
limit 1;
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
limit 1;
--   mensajes_contacto: mensajes_por_estado

-- selectRespuestaTimes
select creado_en, respondido_en
from mensajes_contacto
where respondido_en >= $1
order by respondido_en desc, id desc
limit 2000;
--   mensajes_contacto: mensajes_respondidos
