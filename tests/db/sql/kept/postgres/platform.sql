-- The SQL of platform on PostgreSQL 15
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- archivos/archivos.queries.ts

-- insertArchivo
insert into archivos (clave, nombre, tipo, bytes, estado, creado_en)
values ($1, $2, $3, $4, $5, $6)
returning id;

-- selectArchivos: some
select id, clave, nombre, bytes
from archivos
where id in ($1, $2)
order by id
limit 2;
--   archivos: archivos_pkey

-- lockArchivos: some
select id
from archivos
where id in ($1, $2)
order by id
limit 2
for update;
--   archivos: archivos_pkey

-- retireArchivos: some
update archivos
set estado = $1, nombre = $2
where id in ($3, $4);
--   archivos: archivos_pkey

-- selectKept
select id, clave
from archivos
where id > $1 and estado = $2
order by id
limit 500;
--   archivos: archivos_pkey

-- selectRetired
select id, clave
from archivos
where estado = $1
order by id
limit 100;
--   archivos: archivos_retirados

-- deleteRetired
delete
from archivos
where id in ($1, $2) and estado = $3;
--   archivos: archivos_retirados

-- selectKnownClaves: some
select clave
from archivos
where clave in ($1, $2)
order by clave
limit 2;
--   archivos: archivos_clave_key

-- audit/audit.queries.ts

-- recordAct
insert into auditoria (accion, entidad, entidad_id, usuario_id, autor, antes, despues, solicitud,
  creado_en)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- recordActs
insert into auditoria (accion, entidad, entidad_id, usuario_id, autor, antes, despues, solicitud,
  creado_en)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9), ($10, $11, $12, $13, $14, $15, $16, $17, $18);

-- selectActs: all
select id, usuario_id, accion, entidad, entidad_id, antes, despues, solicitud, creado_en
from auditoria
order by id desc
limit 100
offset $1;
--   auditoria: auditoria_pkey

-- selectActs: all
select count(*) as total
from auditoria;
--   auditoria: whole table

-- selectActs: entidad
select id, usuario_id, accion, entidad, entidad_id, antes, despues, solicitud, creado_en
from auditoria
where entidad = $1
order by id desc
limit 100
offset $2;
--   auditoria: auditoria_pkey

-- selectActs: entidad
select count(*) as total
from auditoria
where entidad = $1;
--   auditoria: auditoria_por_tipo

-- selectActs: one row
select id, usuario_id, accion, entidad, entidad_id, antes, despues, solicitud, creado_en
from auditoria
where entidad = $1 and entidad_id = $2
order by id desc
limit 100
offset $3;
--   auditoria: auditoria_por_entidad

-- selectActs: one row
select count(*) as total
from auditoria
where entidad = $1 and entidad_id = $2;
--   auditoria: auditoria_por_entidad

-- selectLastActs
select entidad_id, max(creado_en) as last
from auditoria
where entidad = $1 and entidad_id >= $2 and entidad_id <= $3
group by entidad_id
order by entidad_id
limit 2000;
--   auditoria: auditoria_por_entidad

-- audit/security-events.queries.ts

-- recordSecurityEvent
insert into eventos_seguridad (tipo, resultado, usuario_id, cuenta_hash, red_hash, datos,
  solicitud, creado_en)
values ($1, $2, $3, $4, $5, $6, $7, $8);

-- selectSecurityEvents: all
select id, tipo, resultado, usuario_id, cuenta_hash as cuenta, red_hash as red, datos, solicitud,
  creado_en
from eventos_seguridad
order by id desc
limit 100
offset $1;
--   eventos_seguridad: eventos_seguridad_pkey

-- selectSecurityEvents: all
select count(*) as total
from eventos_seguridad;
--   eventos_seguridad: whole table

-- selectSecurityEvents: of one kind
select id, tipo, resultado, usuario_id, cuenta_hash as cuenta, red_hash as red, datos, solicitud,
  creado_en
from eventos_seguridad
where tipo = $1
order by id desc
limit 100
offset $2;
--   eventos_seguridad: eventos_seguridad_pkey

-- selectSecurityEvents: of one kind
select count(*) as total
from eventos_seguridad
where tipo = $1;
--   eventos_seguridad: eventos_seguridad_por_tipo

-- deleteSecurityEventsBefore
delete
from eventos_seguridad
where id in (select id from eventos_seguridad where creado_en < $1 and
  creado_en < (extract(epoch from now()) * 1000)::bigint - $2 order by creado_en limit 200);
--   eventos_seguridad: eventos_seguridad_pkey
--   eventos_seguridad: eventos_seguridad_por_creado_en

-- selectSecurityEventsOf
select tipo, resultado, creado_en
from eventos_seguridad
where usuario_id = $1
order by id desc
limit 1000;
--   eventos_seguridad: eventos_seguridad_por_usuario

-- limits/known-access.queries.ts

-- hasKnownAccess
select correo
from accesos_conocidos
where correo = $1 and rasgo in ($2, $3) and vence_en > $4
limit 1;
--   accesos_conocidos: accesos_conocidos_por_vencer

-- upsertKnownAccesses
insert into accesos_conocidos (correo, rasgo, vence_en)
values ($1, $2, $3), ($4, $5, $6)
on conflict (correo, rasgo) do update
set vence_en = $7;

-- deleteKnownAccessesOf
delete
from accesos_conocidos
where correo = $1;
--   accesos_conocidos: accesos_conocidos_pkey

-- deleteKnownAccessesBefore
delete
from accesos_conocidos
where vence_en < $1;
--   accesos_conocidos: accesos_conocidos_por_vencer

-- limits/limits.queries.ts

-- holdTries
insert into limites (clave, cuenta, vence_en)
values ($1, $2, $3)
on conflict (clave) do update
set cuenta = limites.cuenta
returning cuenta, vence_en;

-- updateTries
update limites
set cuenta = $1, vence_en = $2
where clave = $3;
--   limites: limites_pkey

-- deleteTries
delete
from limites
where clave in ($1);
--   limites: limites_pkey

-- deleteTriesUnder
delete
from limites
where clave like $1;
--   limites: limites_pkey

-- giveTryBack
update limites
set cuenta = cuenta - $1
where clave = $2 and cuenta > $3;
--   limites: limites_pkey

-- deleteTriesBefore
delete
from limites
where vence_en < $1;
--   limites: limites_por_vencer

-- jobs/tareas.queries.ts

-- claimTarea
insert into tareas (nombre, tomada_hasta, terminada_en)
values ($1, $2, $3)
on conflict (nombre) do update
set tomada_hasta = $4
where (tareas.tomada_hasta <= $5 or tareas.tomada_hasta > $6)
returning nombre;

-- finishTarea
update tareas
set tomada_hasta = $1, terminada_en = $2
where nombre = $3;
--   tareas

-- outbox/unsent-correos.queries.ts

-- selectCorreo
select id, plantilla, para, datos, estado, intentos, proximo_en, error, creado_en, enviado_en
from correos
where id = $1;
--   correos: correos_pkey

-- selectParkedCorreos
select id, plantilla, para, datos, estado, intentos, proximo_en, error, creado_en, enviado_en
from correos
where estado = 'aparcado'
order by id
limit 200;
--   correos: correos_aparcados

-- selectWaitingCorreos
select id, plantilla, para, datos, estado, intentos, proximo_en, error, creado_en, enviado_en
from correos
where estado = 'pendiente'
order by proximo_en, id
limit 200;
--   correos: correos_pendientes

-- resumeParked: one
update correos
set estado = $1, intentos = $2, proximo_en = $3, reanudado_en = $4, error = $5
where estado = 'aparcado' and para like $6 and id = $7;
--   correos: correos_aparcados

-- resumeParked: all
update correos
set estado = $1, intentos = $2, proximo_en = $3, reanudado_en = $4, error = $5
where estado = 'aparcado' and para like $6;
--   correos: correos_aparcados

-- hastenCorreo
update correos
set proximo_en = $1
where id = $2 and estado = $3 and proximo_en > $4;
--   correos: correos_pendientes

-- outbox/kept-correos.queries.ts

-- forgetAddress
update correos
set estado = $1
where para = $2 and plantilla not in ($3) and estado = $4 and plantilla not in ($5);
--   correos: correos_pendientes + correos_por_para

-- forgetAddress
update correos
set para = $1
where para = $2 and plantilla not in ($3) and estado != $4;
--   correos: correos_por_para

-- deleteDroppedBefore
delete
from correos
where estado = $1 and plantilla in ($2) and creado_en < $3;
--   correos: correos_por_creado_en

-- deleteCorreosBefore
delete
from correos
where id in (select id from correos where creado_en < $1 and
  estado != $2 order by creado_en limit 200);
--   correos: correos_pkey
--   correos: correos_por_creado_en

-- selectCorreosTo
select plantilla, creado_en, enviado_en
from correos
where para = $1
order by creado_en desc, id desc
limit 1000;
--   correos: correos_por_para

-- parkWaitingCorreos
update correos
set estado = $1, error = $2
where estado = $3;
--   correos: correos_pendientes

-- outbox/outbox.queries.ts

-- enqueueCorreo
insert into correos (clave, plantilla, para, datos, estado, proximo_en, creado_en)
values ($1, $2, $3, $4, $5, $6, $7), ($8, $9, $10, $11, $12, $13, $14)
on conflict (clave) do nothing;

-- supersedeCorreos
update correos
set estado = $1
where para = $2 and plantilla = $3 and estado = $4;
--   correos: correos_pendientes + correos_por_para

-- selectSentAt
select clave, enviado_en
from correos
where clave in ($1, $2)
order by clave
limit 2;
--   correos: correos_clave_key

-- claimCorreo
select id
from correos
where estado = $1 and (proximo_en <= $2 or (intentos = $3 and proximo_en > $4))
order by proximo_en, id
limit 1
for update skip locked;
--   correos: correos_pendientes

-- claimCorreo
update correos
set proximo_en = $1, intentos = intentos + $2
where id = $3
returning id, clave, plantilla, para, datos, intentos, creado_en, reanudado_en;
--   correos: correos_pkey

-- markCorreo: kept
update correos
set estado = $1, error = $2, enviado_en = $3
where id = $4;
--   correos: correos_pkey

-- markCorreo: forgotten
update correos
set estado = $1, error = $2, enviado_en = $3, para = $4, datos = $5
where id = $6;
--   correos: correos_pkey

-- postponeCorreo
update correos
set proximo_en = $1, intentos = $2, error = $3
where id = $4 and estado = $5 and intentos = $6;
--   correos: correos_pkey

-- readOutboxFigures
select count(*) as total, min(creado_en) as oldest
from correos
where estado = 'pendiente';
--   correos: correos_pendientes

-- readOutboxFigures
select count(*) as total
from correos
where estado = 'aparcado';
--   correos: correos_aparcados
