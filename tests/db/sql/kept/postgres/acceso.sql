-- The SQL of acceso on PostgreSQL 15
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/acceso/acceso.queries.ts

-- findUsuarioByEmail
select id, nombre, email, password_hash, google_sub, rol, activo, email_verificado_en,
  sesion_version
from usuarios
where email = $1;
--   usuarios: usuarios_email_key

-- findUsuarioById
select id, nombre, email, password_hash, google_sub, rol, activo, email_verificado_en,
  sesion_version
from usuarios
where id = $1;
--   usuarios: usuarios_pkey

-- selectNombres
select id, nombre
from usuarios
where id in ($1, $2, $3)
order by id
limit 3;
--   usuarios: usuarios_pkey

-- lockUsuarioRow
select activo
from usuarios
where id = $1
for no key update;
--   usuarios: usuarios_pkey

-- findCuenta
select nombre, email, rol, creado_en, email_verificado_en, google_sub,
  password_hash is not null as tiene_password, google_sub is not null as unida_a_google
from usuarios
where id = $1;
--   usuarios: usuarios_pkey

-- insertUsuario
insert into usuarios (nombre, email, password_hash, email_verificado_en, rol, creado_en)
values ($1, $2, $3, $4, $5, $6)
on conflict (email) do nothing
returning id;

-- countAdmins
select count(*) as total
from usuarios
where rol = $1 and activo = $2;
--   usuarios: whole table

-- upsertAdmin
insert into usuarios (password_hash, rol, activo, email_verificado_en, google_sub, nombre, email,
  creado_en)
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict (email) do update
set password_hash = $9, rol = $10, activo = $11, email_verificado_en = $12, google_sub = $13,
  nombre = $14, sesion_version = usuarios.sesion_version + $15;

-- replacePasswordHash
update usuarios
set password_hash = $1
where id = $2 and password_hash = $3;
--   usuarios: usuarios_pkey

-- raiseSessionVersion
update usuarios
set sesion_version = sesion_version + $1
where id = $2;
--   usuarios: usuarios_pkey

-- markVerified
update usuarios
set email_verificado_en = $1
where id = $2 and email_verificado_en is null and activo = $3;
--   usuarios: usuarios_pkey

-- updateNombre
update usuarios
set nombre = $1
where id = $2 and sesion_version = $3 and activo = $4;
--   usuarios: usuarios_pkey

-- modules/acceso/clientes/clientes.queries.ts

-- selectClientes: all
select usuarios.id, usuarios.nombre, usuarios.rol, usuarios.creado_en,
  invitados.usuario_id as invitado, coalesce(invitados.email, usuarios.email) as email
from usuarios
left join invitados on invitados.usuario_id = usuarios.id
where usuarios.borrado_en is null and (usuarios.email like $1 or (invitados.email is not null and
  not exists (select previo.usuario_id from invitados as previo where previo.email = invitados.email and
  previo.usuario_id < invitados.usuario_id) and
  not exists (select cuenta.id from usuarios as cuenta where cuenta.email = invitados.email)))
order by usuarios.id desc
limit 25
offset $2;
--   invitados: invitados_pkey
--   invitados: invitados_por_email
--   usuarios: usuarios_pkey
--   usuarios: whole table

-- selectClientes: found
select usuarios.id, usuarios.nombre, usuarios.rol, usuarios.creado_en,
  invitados.usuario_id as invitado, coalesce(invitados.email, usuarios.email) as email
from usuarios
left join invitados on invitados.usuario_id = usuarios.id
where usuarios.borrado_en is null and (usuarios.email like $1 or (invitados.email is not null and
  not exists (select previo.usuario_id from invitados as previo where previo.email = invitados.email and
  previo.usuario_id < invitados.usuario_id) and
  not exists (select cuenta.id from usuarios as cuenta where cuenta.email = invitados.email))) and
  (((coalesce(invitados.email,
  usuarios.email) like $2 escape '\' or replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(usuarios.nombre),
  'Á', 'a'), 'á', 'a'), 'É', 'e'), 'é', 'e'), 'Í', 'i'), 'í', 'i'), 'Ó', 'o'), 'ó', 'o'), 'Ú',
  'u'), 'ú', 'u'), 'Ü', 'u'), 'ü', 'u'), 'Ñ', 'n'), 'ñ', 'n') like $3 escape '\') and
  (coalesce(invitados.email,
  usuarios.email) like $4 escape '\' or replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(usuarios.nombre),
  'Á', 'a'), 'á', 'a'), 'É', 'e'), 'é', 'e'), 'Í', 'i'), 'í', 'i'), 'Ó', 'o'), 'ó', 'o'), 'Ú',
  'u'), 'ú', 'u'), 'Ü', 'u'), 'ü', 'u'), 'Ñ', 'n'), 'ñ',
  'n') like $5 escape '\')) or coalesce(invitados.email, usuarios.email) in ($6))
order by usuarios.id desc
limit 25
offset $7;
--   invitados: invitados_por_email
--   invitados: whole table
--   usuarios: whole table

-- countClientes: all
select count(*) as total
from usuarios
left join invitados on invitados.usuario_id = usuarios.id
where usuarios.borrado_en is null and (usuarios.email like $1 or (invitados.email is not null and
  not exists (select previo.usuario_id from invitados as previo where previo.email = invitados.email and
  previo.usuario_id < invitados.usuario_id) and
  not exists (select cuenta.id from usuarios as cuenta where cuenta.email = invitados.email)));
--   invitados: invitados_por_email
--   invitados: whole table
--   usuarios: whole table

-- countClientes: found
select count(*) as total
from usuarios
left join invitados on invitados.usuario_id = usuarios.id
where usuarios.borrado_en is null and (usuarios.email like $1 or (invitados.email is not null and
  not exists (select previo.usuario_id from invitados as previo where previo.email = invitados.email and
  previo.usuario_id < invitados.usuario_id) and
  not exists (select cuenta.id from usuarios as cuenta where cuenta.email = invitados.email))) and
  (((coalesce(invitados.email,
  usuarios.email) like $2 escape '\' or replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(usuarios.nombre),
  'Á', 'a'), 'á', 'a'), 'É', 'e'), 'é', 'e'), 'Í', 'i'), 'í', 'i'), 'Ó', 'o'), 'ó', 'o'), 'Ú',
  'u'), 'ú', 'u'), 'Ü', 'u'), 'ü', 'u'), 'Ñ', 'n'), 'ñ', 'n') like $3 escape '\') and
  (coalesce(invitados.email,
  usuarios.email) like $4 escape '\' or replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(usuarios.nombre),
  'Á', 'a'), 'á', 'a'), 'É', 'e'), 'é', 'e'), 'Í', 'i'), 'í', 'i'), 'Ó', 'o'), 'ó', 'o'), 'Ú',
  'u'), 'ú', 'u'), 'Ü', 'u'), 'ü', 'u'), 'Ñ', 'n'), 'ñ',
  'n') like $5 escape '\')) or coalesce(invitados.email, usuarios.email) in ($6));
--   invitados: invitados_por_email
--   invitados: whole table
--   usuarios: whole table

-- findClienteEmail
select coalesce(invitados.email, usuarios.email) as email
from usuarios
left join invitados on invitados.usuario_id = usuarios.id
where usuarios.id = $1 and usuarios.borrado_en is null;
--   invitados: invitados_pkey
--   usuarios: usuarios_pkey

-- selectInvitadosAmong
select usuario_id, email
from invitados
where email in ($1, $2)
order by usuario_id
limit 1000;
--   invitados: invitados_por_email

-- modules/acceso/erase-usuario.queries.ts

-- lockAdmins
select id
from usuarios
where rol = $1 and activo = $2
order by id
limit 1000
for no key update;
--   usuarios: whole table

-- lockOwnUsuario
select id, nombre, email
from usuarios
where id = $1 and sesion_version = $2 and activo = $3
for no key update;
--   usuarios: usuarios_pkey

-- blankUsuario
update usuarios
set nombre = $1, email = $2, password_hash = $3, email_verificado_en = $4, google_sub = $5,
  rol = $6, activo = $7, borrado_en = $8, sesion_version = sesion_version + $9
where id = $10;
--   usuarios: usuarios_pkey

-- modules/acceso/invitado/invitados.queries.ts

-- lockInvitado
insert into usuarios (nombre, email, rol, activo, creado_en)
values ($1, $2, $3, $4, $5)
on conflict (email) do update
set nombre = $6
returning id;

-- lockInvitado
insert into invitados (usuario_id, email, creado_en)
values ($1, $2, $3)
on conflict (usuario_id) do nothing;

-- selectInvitadosOf
select usuario_id
from invitados
where email = $1
order by usuario_id
limit 1000;
--   invitados: invitados_por_email

-- isInvitado
select usuario_id
from invitados
where usuario_id = $1;
--   invitados: invitados_pkey

-- deleteInvitados
delete
from invitados
where usuario_id in ($1);
--   invitados: invitados_pkey

-- modules/acceso/invitado/enlaces-invitado.queries.ts

-- insertEnlaceInvitado
insert into enlaces_invitado (hash, email, creado_en, expira_en)
values ($1, $2, $3, $4);

-- findEmailOfEnlace
select email
from enlaces_invitado
where hash = $1 and expira_en > $2;
--   enlaces_invitado

-- deleteEnlacesInvitado
delete
from enlaces_invitado
where email = $1;
--   enlaces_invitado

-- deleteEnlacesInvitadoBefore
delete
from enlaces_invitado
where expira_en < $1;
--   enlaces_invitado

-- modules/acceso/google/google.queries.ts

-- findUsuarioByGoogleSub
select id, nombre, email, password_hash, rol, activo, email_verificado_en, google_sub,
  sesion_version
from usuarios
where google_sub = $1;
--   usuarios: usuarios_google_sub

-- findLinkableUsuario
select id, nombre, email, password_hash, rol, activo, email_verificado_en, google_sub,
  sesion_version
from usuarios
where email = $1
for update;
--   usuarios: usuarios_email_key

-- insertGoogleUsuario
insert into usuarios (nombre, email, google_sub, password_hash, rol, email_verificado_en, creado_en)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict do nothing;

-- linkGoogle
update usuarios
set nombre = $1, google_sub = $2, password_hash = $3, sesion_version = sesion_version + $4
where id = $5 and google_sub is null;
--   usuarios: usuarios_pkey

-- modules/acceso/mail-tokens.queries.ts

-- insertToken
insert into tokens_correo (usuario_id, proposito, hash, creado_en, expira_en)
values ($1, $2, $3, $4, $5);

-- findLiveToken
select id, usuario_id, usado_en
from tokens_correo
where hash = $1 and proposito = $2 and expira_en > $3;
--   tokens_correo: tokens_correo_hash_key

-- consumeToken
update tokens_correo
set usado_en = $1
where hash = $2 and proposito = $3 and usado_en is null and expira_en > $4
returning usuario_id;
--   tokens_correo: tokens_correo_hash_key

-- deleteTokensOf
delete
from tokens_correo
where usuario_id = $1;
--   tokens_correo: tokens_correo_por_usuario

-- deleteTokensBefore
delete
from tokens_correo
where expira_en < $1;
--   tokens_correo: whole table

-- modules/acceso/password/password.queries.ts

-- setPassword
update usuarios
set password_hash = $1, sesion_version = sesion_version + $2
where id = $3 and activo = $4
returning id, nombre, email, rol, sesion_version;
--   usuarios: usuarios_pkey

-- changePassword
update usuarios
set password_hash = $1, sesion_version = sesion_version + $2
where id = $3 and sesion_version = $4 and activo = $5
returning id, nombre, email, rol, sesion_version;
--   usuarios: usuarios_pkey

-- modules/acceso/administradores/administradores.queries.ts

-- selectAdmins
select id, nombre, email, creado_en,
  (exists (select factor_codigos.usuario_id from factor_codigos where factor_codigos.usuario_id = usuarios.id and
  activado_en is not null) or exists (select factor_passkeys.id from factor_passkeys where factor_passkeys.usuario_id = usuarios.id)) as segundo_factor
from usuarios
where rol = $1 and activo = $2
order by id
limit 1000;
--   factor_codigos
--   factor_passkeys
--   usuarios: whole table

-- moveRol
update usuarios
set rol = $1, sesion_version = sesion_version + $2
where id = $3 and rol != $4 and activo = $5 and email_verificado_en is not null;
--   usuarios: usuarios_pkey

-- moveActivo
update usuarios
set activo = $1, sesion_version = sesion_version + $2
where id = $3 and activo != $4 and rol = $5 and borrado_en is null and email like $6;
--   usuarios: usuarios_pkey

-- findUsuarioRow
select id, nombre, email, rol, activo, email_verificado_en, sesion_version, creado_en
from usuarios
where id = $1 and borrado_en is null and email like $2;
--   usuarios: usuarios_pkey

-- lockUsuarioByEmail
select id, nombre, email, rol, activo, email_verificado_en, sesion_version, creado_en
from usuarios
where email = $1
for no key update;
--   usuarios: usuarios_email_key

-- modules/acceso/administradores/invitaciones.queries.ts

-- replaceInvitacion
delete
from invitaciones
where email = $1;
--   invitaciones

-- replaceInvitacion
insert into invitaciones (email, invitada_por, expira_en, hash, creado_en)
values ($1, $2, $3, $4, $5)
returning id, email, creado_en, expira_en;

-- selectInvitaciones
select id, email, creado_en, expira_en
from invitaciones
where expira_en > $1
order by id desc
limit 1000;
--   invitaciones

-- setInvitacionHash
update invitaciones
set hash = $1
where id = $2 and expira_en > $3
returning email, invitada_por;
--   invitaciones

-- findInvitacionEmail
select email
from invitaciones
where id = $1;
--   invitaciones

-- findLiveInvitacion
select id, email, invitada_por
from invitaciones
where hash = $1 and expira_en > $2;
--   invitaciones

-- deleteInvitacion
delete
from invitaciones
where id = $1;
--   invitaciones

-- deleteInvitacionesBy
delete
from invitaciones
where invitada_por = $1;
--   invitaciones

-- deleteInvitacionTo
delete
from invitaciones
where email = $1;
--   invitaciones

-- deleteInvitacionesBefore
delete
from invitaciones
where expira_en < $1;
--   invitaciones

-- modules/acceso/session/sesiones.queries.ts

-- insertSesion
insert into sesiones (usuario_id, sesion_version, dispositivo, red, vence_en, iniciada_en,
  usada_en, probada_en)
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning id;

-- findSesion
select sesiones.id as sesion_id, sesiones.iniciada_en as "startedAt",
  sesiones.probada_en as "provedAt", sesiones.usada_en, usuarios.id as usuario_id, usuarios.nombre,
  usuarios.email, usuarios.rol, usuarios.sesion_version
from sesiones
inner join usuarios on usuarios.id = sesiones.usuario_id
where sesiones.id = $1 and sesiones.sesion_version = $2 and usuarios.id = $3 and
  usuarios.sesion_version = $4 and usuarios.activo = $5;
--   sesiones: sesiones_por_usuario
--   usuarios: usuarios_pkey

-- markSesionUsed
update sesiones
set usada_en = $1
where id = $2 and usada_en <= $3;
--   sesiones: sesiones_pkey

-- prolongSesion
update sesiones
set vence_en = $1
where id = $2 and sesion_version = $3;
--   sesiones: sesiones_pkey

-- moveSesionToVersion
update sesiones
set sesion_version = $1
where id = $2;
--   sesiones: sesiones_pkey

-- selectSesionesOf
select id, dispositivo, red, iniciada_en, usada_en
from sesiones
where usuario_id = $1 and sesion_version = $2 and vence_en > $3
order by usada_en desc, id desc
limit 100;
--   sesiones: sesiones_por_vencer

-- deleteSesion
delete
from sesiones
where id = $1 and usuario_id = $2;
--   sesiones: sesiones_por_usuario

-- deleteOtherSesiones
delete
from sesiones
where usuario_id = $1 and id != $2;
--   sesiones: sesiones_por_usuario

-- deleteSesionesOf
delete
from sesiones
where usuario_id = $1;
--   sesiones: sesiones_por_usuario

-- deleteSesionesBefore
delete
from sesiones
where vence_en < $1;
--   sesiones: sesiones_por_vencer

-- modules/acceso/registro/registros.queries.ts

-- upsertRegistro
insert into registros (email, nombre, password_hash, navegador, creado_en)
values ($1, $2, $3, $4, $5)
on conflict (email, password_hash, navegador) do update
set nombre = $6, creado_en = $7
returning id;

-- findRegistros
select id, nombre, password_hash, navegador
from registros
where email = $1 and creado_en > $2
order by id
limit 1000;
--   registros: registros_por_edad

-- lockRegistros
select id, nombre, password_hash, navegador
from registros
where email = $1 and creado_en > $2
order by id
limit 1000
for update;
--   registros: registros_por_edad

-- deleteRegistro
delete
from registros
where id = $1;
--   registros: registros_pkey

-- deleteRegistrosOf
delete
from registros
where email = $1;
--   registros: registros_email_password_hash_navegador_key

-- deleteOldRegistros
select id
from registros
where creado_en <= $1
order by creado_en, id
limit 500
for update skip locked;
--   registros: registros_por_edad

-- modules/acceso/registro/enlaces-registro.queries.ts

-- insertEnlace
insert into enlaces_registro (hash, email, registro_id, proposito, creado_en, expira_en)
values ($1, $2, $3, $4, $5, $6);

-- findLiveEnlace
select hash, email, registro_id, usado_en
from enlaces_registro
where hash = $1 and proposito = $2 and expira_en > $3;
--   enlaces_registro: enlaces_registro_por_vencer

-- consumeEnlace
update enlaces_registro
set usado_en = $1
where hash = $2 and proposito = $3 and usado_en is null and expira_en > $4
returning email;
--   enlaces_registro: enlaces_registro_por_vencer

-- markEnlaceUsed
update enlaces_registro
set usado_en = $1
where hash = $2 and usado_en is null;
--   enlaces_registro: enlaces_registro_pkey

-- keepEnlacesOf
delete
from enlaces_registro
where email = $1 and hash != $2 and (registro_id is null or registro_id != $3);
--   enlaces_registro: enlaces_registro_por_email

-- keepEnlacesOf
update enlaces_registro
set usado_en = $1
where email = $2 and usado_en is null;
--   enlaces_registro: enlaces_registro_por_email

-- deleteEnlacesOfRegistro
delete
from enlaces_registro
where email = $1 and registro_id = $2;
--   enlaces_registro: enlaces_registro_por_email

-- deleteEnlacesOf
delete
from enlaces_registro
where email = $1;
--   enlaces_registro: enlaces_registro_por_email

-- deleteEnlacesBefore
delete
from enlaces_registro
where expira_en < $1;
--   enlaces_registro: enlaces_registro_por_vencer

-- modules/acceso/registro/registro-usuario.queries.ts

-- claimWithoutEntry
update usuarios
set nombre = $1, password_hash = $2
where id = $3 and password_hash is null and google_sub is null and rol = $4 and activo = $5;
--   usuarios: usuarios_pkey

-- deleteWithoutEntry
delete
from usuarios
where id = $1 and password_hash is null and google_sub is null and rol = $2 and sesion_version = $3;
--   usuarios: usuarios_pkey

-- modules/acceso/factor/codigos.queries.ts

-- findActiveCode
select usuario_id, secreto, activado_en
from factor_codigos
where usuario_id = $1 and activado_en is not null;
--   factor_codigos

-- findPendingCode
select usuario_id, secreto
from factor_codigos
where usuario_id = $1 and activado_en is null;
--   factor_codigos

-- savePendingCode
insert into factor_codigos (usuario_id, secreto, creado_en)
values ($1, $2, $3)
on conflict (usuario_id) do update
set secreto = $4, creado_en = $5
where factor_codigos.activado_en is null
returning usuario_id;

-- activateCode
update factor_codigos
set activado_en = $1, ultimo_paso = $2
where usuario_id = $3 and secreto = $4 and activado_en is null;
--   factor_codigos

-- takeCodeStep
update factor_codigos
set ultimo_paso = $1, secreto = $2
where usuario_id = $3 and secreto = $4 and activado_en is not null and ultimo_paso < $5;
--   factor_codigos

-- deleteCode
delete
from factor_codigos
where usuario_id = $1
returning activado_en;
--   factor_codigos

-- lockFactorOwner
select id
from usuarios
where id = $1 and sesion_version = $2 and activo = $3
for no key update;
--   usuarios: usuarios_pkey

-- modules/acceso/factor/passkeys.queries.ts

-- listPasskeys
select id, credencial, clave_publica, contador, transportes, nombre, creado_en, usado_en
from factor_passkeys
where usuario_id = $1
order by id
limit 10;
--   factor_passkeys

-- insertPasskey
insert into factor_passkeys (usuario_id, credencial, clave_publica, contador, transportes, nombre,
  creado_en)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (credencial) do nothing
returning id;

-- markPasskeyUsed
update factor_passkeys
set contador = $1, usado_en = $2
where id = $3 and contador = $4;
--   factor_passkeys

-- deletePasskey
delete
from factor_passkeys
where id = $1 and usuario_id = $2;
--   factor_passkeys

-- deletePasskeysOf
delete
from factor_passkeys
where usuario_id = $1;
--   factor_passkeys

-- modules/acceso/factor/proof.queries.ts

-- markSesionProved
update sesiones
set probada_en = $1
where id = $2;
--   sesiones: sesiones_pkey

-- forgetProofsBeside
update sesiones
set probada_en = $1
where usuario_id = $2 and id <> $3;
--   sesiones: sesiones_por_usuario

-- modules/acceso/factor/respaldos.queries.ts

-- countRespaldos
select count(*) as total
from factor_respaldos
where usuario_id = $1 and usado_en is null;
--   factor_respaldos

-- replaceRespaldos
delete
from factor_respaldos
where usuario_id = $1;
--   factor_respaldos

-- replaceRespaldos
insert into factor_respaldos (usuario_id, hash, creado_en)
values ($1, $2, $3);

-- consumeRespaldo
update factor_respaldos
set usado_en = $1
where hash = $2 and usuario_id = $3 and usado_en is null;
--   factor_respaldos

-- deleteRespaldosOf
delete
from factor_respaldos
where usuario_id = $1;
--   factor_respaldos

-- modules/acceso/factor/retos.queries.ts

-- insertReto
insert into factor_retos (usuario_id, proposito, hash, sesion_version, creado_en, expira_en)
values ($1, $2, $3, $4, $5, $6);

-- findLiveReto
select usuarios.id, usuarios.nombre, usuarios.email, usuarios.rol, usuarios.sesion_version
from factor_retos
inner join usuarios on usuarios.id = factor_retos.usuario_id
where factor_retos.hash = $1 and factor_retos.proposito = $2 and factor_retos.usado_en is null and
  factor_retos.expira_en > $3 and usuarios.activo = $4 and
  usuarios.sesion_version = factor_retos.sesion_version;
--   factor_retos
--   usuarios: usuarios_pkey

-- consumeReto
update factor_retos
set usado_en = $1
where hash = $2 and proposito = $3 and usuario_id = $4 and usado_en is null and expira_en > $5;
--   factor_retos

-- deleteRetosBefore
delete
from factor_retos
where expira_en < $1;
--   factor_retos

-- deleteRetosOf
delete
from factor_retos
where usuario_id = $1;
--   factor_retos
