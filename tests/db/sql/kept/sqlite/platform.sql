-- The SQL of platform on SQLite 3.53.4
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- archivos/archivos.queries.ts

-- insertArchivo
insert into archivos (clave, nombre, tipo, bytes, estado, creado_en)
values (?, ?, ?, ?, ?, ?)
returning id;

-- selectArchivos: some
select id, clave, nombre, bytes
from archivos
where id in (?, ?)
order by id
limit 2;
--   SEARCH archivos USING INTEGER PRIMARY KEY (rowid=?)

-- lockArchivos: some
select id
from archivos
where id in (?, ?)
order by id
limit 2;
--   SEARCH archivos USING INTEGER PRIMARY KEY (rowid=?)

-- retireArchivos: some
update archivos
set estado = ?, nombre = ?
where id in (?, ?);
--   SEARCH archivos USING INTEGER PRIMARY KEY (rowid=?)

-- selectKept
select id, clave
from archivos
where id > ? and estado = ?
order by id
limit 500;
--   SEARCH archivos USING INTEGER PRIMARY KEY (rowid>?)

-- selectRetired
select id, clave
from archivos
where estado = ?
order by id
limit 100;
--   SCAN archivos USING INDEX archivos_retirados

-- deleteRetired
delete
from archivos
where id in (?, ?) and estado = ?;
--   SEARCH archivos USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH recetas USING COVERING INDEX recetas_por_archivo (archivo_id=?)
--   SEARCH mensajes_contacto USING COVERING INDEX mensajes_por_archivo (archivo_id=?)

-- selectKnownClaves: some
select clave
from archivos
where clave in (?, ?)
order by clave
limit 2;
--   SEARCH archivos USING COVERING INDEX sqlite_autoindex_archivos_1 (clave=?)

-- audit/audit.queries.ts

-- recordAct
insert into auditoria (accion, entidad, entidad_id, usuario_id, autor, antes, despues, solicitud,
  creado_en)
values (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- recordActs
insert into auditoria (accion, entidad, entidad_id, usuario_id, autor, antes, despues, solicitud,
  creado_en)
values (?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- selectActs: all
select id, usuario_id, accion, entidad, entidad_id, antes, despues, solicitud, creado_en
from auditoria
order by id desc
limit 100
offset ?;
--   SCAN auditoria

-- selectActs: all
select count(*) as total
from auditoria;
--   SCAN auditoria USING COVERING INDEX auditoria_por_tipo

-- selectActs: entidad
select id, usuario_id, accion, entidad, entidad_id, antes, despues, solicitud, creado_en
from auditoria
where entidad = ?
order by id desc
limit 100
offset ?;
--   SEARCH auditoria USING INDEX auditoria_por_tipo (entidad=?)

-- selectActs: entidad
select count(*) as total
from auditoria
where entidad = ?;
--   SEARCH auditoria USING COVERING INDEX auditoria_por_tipo (entidad=?)

-- selectActs: one row
select id, usuario_id, accion, entidad, entidad_id, antes, despues, solicitud, creado_en
from auditoria
where entidad = ? and entidad_id = ?
order by id desc
limit 100
offset ?;
--   SEARCH auditoria USING INDEX auditoria_por_entidad (entidad=? AND entidad_id=?)

-- selectActs: one row
select count(*) as total
from auditoria
where entidad = ? and entidad_id = ?;
--   SEARCH auditoria USING COVERING INDEX auditoria_por_entidad (entidad=? AND entidad_id=?)

-- selectLastActs
select entidad_id, max(creado_en) as last
from auditoria
where entidad = ? and entidad_id >= ? and entidad_id <= ?
group by entidad_id
order by entidad_id
limit 2000;
--   SEARCH auditoria USING INDEX auditoria_por_entidad (entidad=? AND entidad_id>? AND entidad_id<?)

-- audit/security-events.queries.ts

-- recordSecurityEvent
insert into eventos_seguridad (tipo, resultado, usuario_id, cuenta_hash, red_hash, datos,
  solicitud, creado_en)
values (?, ?, ?, ?, ?, ?, ?, ?);

-- selectSecurityEvents: all
select id, tipo, resultado, usuario_id, cuenta_hash as cuenta, red_hash as red, datos, solicitud,
  creado_en
from eventos_seguridad
order by id desc
limit 100
offset ?;
--   SCAN eventos_seguridad

-- selectSecurityEvents: all
select count(*) as total
from eventos_seguridad;
--   SCAN eventos_seguridad USING COVERING INDEX eventos_seguridad_por_creado_en

-- selectSecurityEvents: of one kind
select id, tipo, resultado, usuario_id, cuenta_hash as cuenta, red_hash as red, datos, solicitud,
  creado_en
from eventos_seguridad
where tipo = ?
order by id desc
limit 100
offset ?;
--   SEARCH eventos_seguridad USING INDEX eventos_seguridad_por_tipo (tipo=?)

-- selectSecurityEvents: of one kind
select count(*) as total
from eventos_seguridad
where tipo = ?;
--   SEARCH eventos_seguridad USING COVERING INDEX eventos_seguridad_por_tipo (tipo=?)

-- deleteSecurityEventsBefore
delete
from eventos_seguridad
where id in (select id from eventos_seguridad where creado_en < ? and
  creado_en < unixepoch() * 1000 - ? order by creado_en limit 200);
--   SEARCH eventos_seguridad USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SEARCH eventos_seguridad USING COVERING INDEX eventos_seguridad_por_creado_en (creado_en<?)

-- selectSecurityEventsOf
select tipo, resultado, creado_en
from eventos_seguridad
where usuario_id = ?
order by id desc
limit 1000;
--   SEARCH eventos_seguridad USING INDEX eventos_seguridad_por_usuario (usuario_id=?)

-- limits/known-access.queries.ts

-- hasKnownAccess
select correo
from accesos_conocidos
where correo = ? and rasgo in (?, ?) and vence_en > ?
limit 1;
--   SEARCH accesos_conocidos USING INDEX sqlite_autoindex_accesos_conocidos_1 (correo=? AND rasgo=?)

-- upsertKnownAccesses
insert into accesos_conocidos (correo, rasgo, vence_en)
values (?, ?, ?), (?, ?, ?)
on conflict (correo, rasgo) do update
set vence_en = ?;

-- deleteKnownAccessesOf
delete
from accesos_conocidos
where correo = ?;
--   SEARCH accesos_conocidos USING INDEX sqlite_autoindex_accesos_conocidos_1 (correo=?)

-- deleteKnownAccessesBefore
delete
from accesos_conocidos
where vence_en < ?;
--   SEARCH accesos_conocidos USING INDEX accesos_conocidos_por_vencer (vence_en<?)

-- limits/limits.queries.ts

-- holdTries
insert into limites (clave, cuenta, vence_en)
values (?, ?, ?)
on conflict (clave) do update
set cuenta = limites.cuenta
returning cuenta, vence_en;

-- updateTries
update limites
set cuenta = ?, vence_en = ?
where clave = ?;
--   SEARCH limites USING INDEX sqlite_autoindex_limites_1 (clave=?)

-- deleteTries
delete
from limites
where clave in (?);
--   SEARCH limites USING INDEX sqlite_autoindex_limites_1 (clave=?)

-- deleteTriesUnder
delete
from limites
where clave like ?;
--   SCAN limites

-- giveTryBack
update limites
set cuenta = cuenta - ?
where clave = ? and cuenta > ?;
--   SEARCH limites USING INDEX sqlite_autoindex_limites_1 (clave=?)

-- deleteTriesBefore
delete
from limites
where vence_en < ?;
--   SEARCH limites USING INDEX limites_por_vencer (vence_en<?)

-- jobs/tareas.queries.ts

-- claimTarea
insert into tareas (nombre, tomada_hasta, terminada_en)
values (?, ?, ?)
on conflict (nombre) do update
set tomada_hasta = ?
where (tareas.tomada_hasta <= ? or tareas.tomada_hasta > ?)
returning nombre;

-- finishTarea
update tareas
set tomada_hasta = ?, terminada_en = ?
where nombre = ?;
--   SEARCH tareas USING INDEX sqlite_autoindex_tareas_1 (nombre=?)

-- outbox/unsent-correos.queries.ts

-- selectCorreo
select id, plantilla, para, datos, estado, intentos, proximo_en, error, creado_en, enviado_en
from correos
where id = ?;
--   SEARCH correos USING INTEGER PRIMARY KEY (rowid=?)

-- selectParkedCorreos
select id, plantilla, para, datos, estado, intentos, proximo_en, error, creado_en, enviado_en
from correos
where estado = 'aparcado'
order by id
limit 200;
--   SCAN correos USING INDEX correos_aparcados

-- selectWaitingCorreos
select id, plantilla, para, datos, estado, intentos, proximo_en, error, creado_en, enviado_en
from correos
where estado = 'pendiente'
order by proximo_en, id
limit 200;
--   SCAN correos USING INDEX correos_pendientes

-- resumeParked: one
update correos
set estado = ?, intentos = ?, proximo_en = ?, reanudado_en = ?, error = ?
where estado = 'aparcado' and para like ? and id = ?;
--   SEARCH correos USING INTEGER PRIMARY KEY (rowid=?)

-- resumeParked: all
update correos
set estado = ?, intentos = ?, proximo_en = ?, reanudado_en = ?, error = ?
where estado = 'aparcado' and para like ?;
--   SCAN correos USING INDEX correos_aparcados

-- hastenCorreo
update correos
set proximo_en = ?
where id = ? and estado = ? and proximo_en > ?;
--   SEARCH correos USING INTEGER PRIMARY KEY (rowid=?)

-- outbox/kept-correos.queries.ts

-- forgetAddress
update correos
set estado = ?
where para = ? and plantilla not in (?) and estado = ? and plantilla not in (?);
--   SEARCH correos USING INDEX correos_por_para (para=?)

-- forgetAddress
update correos
set para = ?
where para = ? and plantilla not in (?) and estado != ?;
--   SEARCH correos USING INDEX correos_por_para (para=?)

-- deleteDroppedBefore
delete
from correos
where estado = ? and plantilla in (?) and creado_en < ?;
--   SEARCH correos USING INDEX correos_por_creado_en (creado_en<?)

-- deleteCorreosBefore
delete
from correos
where id in (select id from correos where creado_en < ? and
  estado != ? order by creado_en limit 200);
--   SEARCH correos USING INTEGER PRIMARY KEY (rowid=?)
--   LIST SUBQUERY 1
--     SEARCH correos USING INDEX correos_por_creado_en (creado_en<?)

-- selectCorreosTo
select plantilla, creado_en, enviado_en
from correos
where para = ?
order by creado_en desc, id desc
limit 1000;
--   SEARCH correos USING INDEX correos_por_para (para=?)

-- parkWaitingCorreos
update correos
set estado = ?, error = ?
where estado = ?;
--   SCAN correos USING INDEX correos_pendientes

-- outbox/outbox.queries.ts

-- enqueueCorreo
insert into correos (clave, plantilla, para, datos, estado, proximo_en, creado_en)
values (?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?)
on conflict (clave) do nothing;

-- supersedeCorreos
update correos
set estado = ?
where para = ? and plantilla = ? and estado = ?;
--   SEARCH correos USING INDEX correos_por_para (para=?)

-- selectSentAt
select clave, enviado_en
from correos
where clave in (?, ?)
order by clave
limit 2;
--   SEARCH correos USING INDEX sqlite_autoindex_correos_1 (clave=?)

-- claimCorreo
select id
from correos
where estado = ? and (proximo_en <= ? or (intentos = ? and proximo_en > ?))
order by proximo_en, id
limit 1;
--   SCAN correos USING INDEX correos_pendientes

-- claimCorreo
update correos
set proximo_en = ?, intentos = intentos + ?
where id = ?
returning id, clave, plantilla, para, datos, intentos, creado_en, reanudado_en;
--   SEARCH correos USING INTEGER PRIMARY KEY (rowid=?)

-- markCorreo: kept
update correos
set estado = ?, error = ?, enviado_en = ?
where id = ?;
--   SEARCH correos USING INTEGER PRIMARY KEY (rowid=?)

-- markCorreo: forgotten
update correos
set estado = ?, error = ?, enviado_en = ?, para = ?, datos = ?
where id = ?;
--   SEARCH correos USING INTEGER PRIMARY KEY (rowid=?)

-- postponeCorreo
update correos
set proximo_en = ?, intentos = ?, error = ?
where id = ? and estado = ? and intentos = ?;
--   SEARCH correos USING INTEGER PRIMARY KEY (rowid=?)

-- readOutboxFigures
select count(*) as total, min(creado_en) as oldest
from correos
where estado = 'pendiente';
--   SCAN correos USING INDEX correos_pendientes

-- readOutboxFigures
select count(*) as total
from correos
where estado = 'aparcado';
--   SCAN correos USING COVERING INDEX correos_aparcados
