-- The SQL of acceso on SQLite 3.53.4
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/acceso/acceso.queries.ts

-- findUsuarioByEmail
select id, nombre, email, password_hash, google_sub, rol, activo, email_verificado_en,
  sesion_version
from usuarios
where email = ?;
--   SEARCH usuarios USING INDEX sqlite_autoindex_usuarios_1 (email=?)

-- findUsuarioById
select id, nombre, email, password_hash, google_sub, rol, activo, email_verificado_en,
  sesion_version
from usuarios
where id = ?;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- selectNombres
select id, nombre
from usuarios
where id in (?, ?, ?)
order by id
limit 3;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- lockUsuarioRow
select activo
from usuarios
where id = ?;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- findCuenta
select nombre, email, rol, creado_en, email_verificado_en, google_sub,
  password_hash is not null as tiene_password, google_sub is not null as unida_a_google
from usuarios
where id = ?;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- insertUsuario
insert into usuarios (nombre, email, password_hash, email_verificado_en, rol, creado_en)
values (?, ?, ?, ?, ?, ?)
on conflict (email) do nothing
returning id;

-- countAdmins
select count(*) as total
from usuarios
where rol = ? and activo = ?;
--   SCAN usuarios

-- upsertAdmin
insert into usuarios (password_hash, rol, activo, email_verificado_en, google_sub, nombre, email,
  creado_en)
values (?, ?, ?, ?, ?, ?, ?, ?)
on conflict (email) do update
set password_hash = ?, rol = ?, activo = ?, email_verificado_en = ?, google_sub = ?, nombre = ?,
  sesion_version = usuarios.sesion_version + ?;

-- replacePasswordHash
update usuarios
set password_hash = ?
where id = ? and password_hash = ?;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- raiseSessionVersion
update usuarios
set sesion_version = sesion_version + ?
where id = ?;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- markVerified
update usuarios
set email_verificado_en = ?
where id = ? and email_verificado_en is null and activo = ?;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- updateNombre
update usuarios
set nombre = ?
where id = ? and sesion_version = ? and activo = ?;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- modules/acceso/clientes/clientes.queries.ts

-- selectClientes: all
select usuarios.id, usuarios.nombre, usuarios.rol, usuarios.creado_en,
  invitados.usuario_id as invitado, coalesce(invitados.email, usuarios.email) as email
from usuarios
left join invitados on invitados.usuario_id = usuarios.id
where usuarios.borrado_en is null and (usuarios.email like ? or (invitados.email is not null and
  not exists (select previo.usuario_id from invitados as previo where previo.email = invitados.email and
  previo.usuario_id < invitados.usuario_id) and
  not exists (select cuenta.id from usuarios as cuenta where cuenta.email = invitados.email)))
order by usuarios.id desc
limit 25
offset ?;
--   SCAN usuarios
--   SEARCH invitados USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH previo USING COVERING INDEX invitados_por_email (email=? AND rowid<?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH cuenta USING COVERING INDEX sqlite_autoindex_usuarios_1 (email=?)

-- selectClientes: found
select usuarios.id, usuarios.nombre, usuarios.rol, usuarios.creado_en,
  invitados.usuario_id as invitado, coalesce(invitados.email, usuarios.email) as email
from usuarios
left join invitados on invitados.usuario_id = usuarios.id
where usuarios.borrado_en is null and (usuarios.email like ? or (invitados.email is not null and
  not exists (select previo.usuario_id from invitados as previo where previo.email = invitados.email and
  previo.usuario_id < invitados.usuario_id) and
  not exists (select cuenta.id from usuarios as cuenta where cuenta.email = invitados.email))) and
  (((coalesce(invitados.email,
  usuarios.email) like ? escape '\' or replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(usuarios.nombre),
  'Á', 'a'), 'á', 'a'), 'É', 'e'), 'é', 'e'), 'Í', 'i'), 'í', 'i'), 'Ó', 'o'), 'ó', 'o'), 'Ú',
  'u'), 'ú', 'u'), 'Ü', 'u'), 'ü', 'u'), 'Ñ', 'n'), 'ñ', 'n') like ? escape '\') and
  (coalesce(invitados.email,
  usuarios.email) like ? escape '\' or replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(usuarios.nombre),
  'Á', 'a'), 'á', 'a'), 'É', 'e'), 'é', 'e'), 'Í', 'i'), 'í', 'i'), 'Ó', 'o'), 'ó', 'o'), 'Ú',
  'u'), 'ú', 'u'), 'Ü', 'u'), 'ü', 'u'), 'Ñ', 'n'), 'ñ',
  'n') like ? escape '\')) or coalesce(invitados.email, usuarios.email) in (?))
order by usuarios.id desc
limit 25
offset ?;
--   SCAN usuarios
--   SEARCH invitados USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH previo USING COVERING INDEX invitados_por_email (email=? AND rowid<?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH cuenta USING COVERING INDEX sqlite_autoindex_usuarios_1 (email=?)

-- countClientes: all
select count(*) as total
from usuarios
left join invitados on invitados.usuario_id = usuarios.id
where usuarios.borrado_en is null and (usuarios.email like ? or (invitados.email is not null and
  not exists (select previo.usuario_id from invitados as previo where previo.email = invitados.email and
  previo.usuario_id < invitados.usuario_id) and
  not exists (select cuenta.id from usuarios as cuenta where cuenta.email = invitados.email)));
--   SCAN usuarios
--   SEARCH invitados USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH previo USING COVERING INDEX invitados_por_email (email=? AND rowid<?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH cuenta USING COVERING INDEX sqlite_autoindex_usuarios_1 (email=?)

-- countClientes: found
select count(*) as total
from usuarios
left join invitados on invitados.usuario_id = usuarios.id
where usuarios.borrado_en is null and (usuarios.email like ? or (invitados.email is not null and
  not exists (select previo.usuario_id from invitados as previo where previo.email = invitados.email and
  previo.usuario_id < invitados.usuario_id) and
  not exists (select cuenta.id from usuarios as cuenta where cuenta.email = invitados.email))) and
  (((coalesce(invitados.email,
  usuarios.email) like ? escape '\' or replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(usuarios.nombre),
  'Á', 'a'), 'á', 'a'), 'É', 'e'), 'é', 'e'), 'Í', 'i'), 'í', 'i'), 'Ó', 'o'), 'ó', 'o'), 'Ú',
  'u'), 'ú', 'u'), 'Ü', 'u'), 'ü', 'u'), 'Ñ', 'n'), 'ñ', 'n') like ? escape '\') and
  (coalesce(invitados.email,
  usuarios.email) like ? escape '\' or replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(usuarios.nombre),
  'Á', 'a'), 'á', 'a'), 'É', 'e'), 'é', 'e'), 'Í', 'i'), 'í', 'i'), 'Ó', 'o'), 'ó', 'o'), 'Ú',
  'u'), 'ú', 'u'), 'Ü', 'u'), 'ü', 'u'), 'Ñ', 'n'), 'ñ',
  'n') like ? escape '\')) or coalesce(invitados.email, usuarios.email) in (?));
--   SCAN usuarios
--   SEARCH invitados USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH previo USING COVERING INDEX invitados_por_email (email=? AND rowid<?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH cuenta USING COVERING INDEX sqlite_autoindex_usuarios_1 (email=?)

-- findClienteEmail
select coalesce(invitados.email, usuarios.email) as email
from usuarios
left join invitados on invitados.usuario_id = usuarios.id
where usuarios.id = ? and usuarios.borrado_en is null;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH invitados USING INTEGER PRIMARY KEY (rowid=?) LEFT-JOIN

-- selectInvitadosAmong
select usuario_id, email
from invitados
where email in (?, ?)
order by usuario_id
limit 1000;
--   SEARCH invitados USING COVERING INDEX invitados_por_email (email=?)
--   USE TEMP B-TREE FOR ORDER BY

-- modules/acceso/erase-usuario.queries.ts

-- lockAdmins
select id
from usuarios
where rol = ? and activo = ?
order by id
limit 1000;
--   SCAN usuarios

-- lockOwnUsuario
select id, nombre, email
from usuarios
where id = ? and sesion_version = ? and activo = ?;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- blankUsuario
update usuarios
set nombre = ?, email = ?, password_hash = ?, email_verificado_en = ?, google_sub = ?, rol = ?,
  activo = ?, borrado_en = ?, sesion_version = sesion_version + ?
where id = ?;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- modules/acceso/invitado/invitados.queries.ts

-- lockInvitado
insert into usuarios (nombre, email, rol, activo, creado_en)
values (?, ?, ?, ?, ?)
on conflict (email) do update
set nombre = ?
returning id;

-- lockInvitado
insert into invitados (usuario_id, email, creado_en)
values (?, ?, ?)
on conflict (usuario_id) do nothing;

-- selectInvitadosOf
select usuario_id
from invitados
where email = ?
order by usuario_id
limit 1000;
--   SEARCH invitados USING COVERING INDEX invitados_por_email (email=?)

-- isInvitado
select usuario_id
from invitados
where usuario_id = ?;
--   SEARCH invitados USING INTEGER PRIMARY KEY (rowid=?)

-- deleteInvitados
delete
from invitados
where usuario_id in (?);
--   SEARCH invitados USING INTEGER PRIMARY KEY (rowid=?)

-- modules/acceso/invitado/enlaces-invitado.queries.ts

-- insertEnlaceInvitado
insert into enlaces_invitado (hash, email, creado_en, expira_en)
values (?, ?, ?, ?);

-- findEmailOfEnlace
select email
from enlaces_invitado
where hash = ? and expira_en > ?;
--   SEARCH enlaces_invitado USING INDEX sqlite_autoindex_enlaces_invitado_1 (hash=?)

-- deleteEnlacesInvitado
delete
from enlaces_invitado
where email = ?;
--   SEARCH enlaces_invitado USING INDEX enlaces_invitado_por_email (email=?)

-- deleteEnlacesInvitadoBefore
delete
from enlaces_invitado
where expira_en < ?;
--   SEARCH enlaces_invitado USING INDEX enlaces_invitado_por_vencer (expira_en<?)

-- modules/acceso/google/google.queries.ts

-- findUsuarioByGoogleSub
select id, nombre, email, password_hash, rol, activo, email_verificado_en, google_sub,
  sesion_version
from usuarios
where google_sub = ?;
--   SEARCH usuarios USING INDEX usuarios_google_sub (google_sub=?)

-- findLinkableUsuario
select id, nombre, email, password_hash, rol, activo, email_verificado_en, google_sub,
  sesion_version
from usuarios
where email = ?;
--   SEARCH usuarios USING INDEX sqlite_autoindex_usuarios_1 (email=?)

-- insertGoogleUsuario
insert into usuarios (nombre, email, google_sub, password_hash, rol, email_verificado_en, creado_en)
values (?, ?, ?, ?, ?, ?, ?)
on conflict do nothing;

-- linkGoogle
update usuarios
set nombre = ?, google_sub = ?, password_hash = ?, sesion_version = sesion_version + ?
where id = ? and google_sub is null;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- modules/acceso/mail-tokens.queries.ts

-- insertToken
insert into tokens_correo (usuario_id, proposito, hash, creado_en, expira_en)
values (?, ?, ?, ?, ?);

-- findLiveToken
select id, usuario_id, usado_en
from tokens_correo
where hash = ? and proposito = ? and expira_en > ?;
--   SEARCH tokens_correo USING INDEX sqlite_autoindex_tokens_correo_1 (hash=?)

-- consumeToken
update tokens_correo
set usado_en = ?
where hash = ? and proposito = ? and usado_en is null and expira_en > ?
returning usuario_id;
--   SEARCH tokens_correo USING INDEX sqlite_autoindex_tokens_correo_1 (hash=?)

-- deleteTokensOf
delete
from tokens_correo
where usuario_id = ?;
--   SEARCH tokens_correo USING COVERING INDEX tokens_correo_por_usuario (usuario_id=?)

-- deleteTokensBefore
delete
from tokens_correo
where expira_en < ?;
--   SCAN tokens_correo

-- modules/acceso/password/password.queries.ts

-- setPassword
update usuarios
set password_hash = ?, sesion_version = sesion_version + ?
where id = ? and activo = ?
returning id, nombre, email, rol, sesion_version;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- changePassword
update usuarios
set password_hash = ?, sesion_version = sesion_version + ?
where id = ? and sesion_version = ? and activo = ?
returning id, nombre, email, rol, sesion_version;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- modules/acceso/administradores/administradores.queries.ts

-- selectAdmins
select id, nombre, email, creado_en,
  (exists (select factor_codigos.usuario_id from factor_codigos where factor_codigos.usuario_id = usuarios.id and
  activado_en is not null) or exists (select factor_passkeys.id from factor_passkeys where factor_passkeys.usuario_id = usuarios.id)) as segundo_factor
from usuarios
where rol = ? and activo = ?
order by id
limit 1000;
--   SCAN usuarios
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH factor_codigos USING INTEGER PRIMARY KEY (rowid=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH factor_passkeys USING COVERING INDEX factor_passkeys_por_usuario (usuario_id=?)

-- moveRol
update usuarios
set rol = ?, sesion_version = sesion_version + ?
where id = ? and rol != ? and activo = ? and email_verificado_en is not null;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- moveActivo
update usuarios
set activo = ?, sesion_version = sesion_version + ?
where id = ? and activo != ? and rol = ? and borrado_en is null and email like ?;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- findUsuarioRow
select id, nombre, email, rol, activo, email_verificado_en, sesion_version, creado_en
from usuarios
where id = ? and borrado_en is null and email like ?;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- lockUsuarioByEmail
select id, nombre, email, rol, activo, email_verificado_en, sesion_version, creado_en
from usuarios
where email = ?;
--   SEARCH usuarios USING INDEX sqlite_autoindex_usuarios_1 (email=?)

-- modules/acceso/administradores/invitaciones.queries.ts

-- replaceInvitacion
delete
from invitaciones
where email = ?;
--   SEARCH invitaciones USING INDEX sqlite_autoindex_invitaciones_1 (email=?)

-- replaceInvitacion
insert into invitaciones (email, invitada_por, expira_en, hash, creado_en)
values (?, ?, ?, ?, ?)
returning id, email, creado_en, expira_en;

-- selectInvitaciones
select id, email, creado_en, expira_en
from invitaciones
where expira_en > ?
order by id desc
limit 1000;
--   SCAN invitaciones

-- setInvitacionHash
update invitaciones
set hash = ?
where id = ? and expira_en > ?
returning email, invitada_por;
--   SEARCH invitaciones USING INTEGER PRIMARY KEY (rowid=?)

-- findInvitacionEmail
select email
from invitaciones
where id = ?;
--   SEARCH invitaciones USING INTEGER PRIMARY KEY (rowid=?)

-- findLiveInvitacion
select id, email, invitada_por
from invitaciones
where hash = ? and expira_en > ?;
--   SEARCH invitaciones USING INDEX sqlite_autoindex_invitaciones_2 (hash=?)

-- deleteInvitacion
delete
from invitaciones
where id = ?;
--   SEARCH invitaciones USING INTEGER PRIMARY KEY (rowid=?)

-- deleteInvitacionesBy
delete
from invitaciones
where invitada_por = ?;
--   SCAN invitaciones

-- deleteInvitacionTo
delete
from invitaciones
where email = ?;
--   SEARCH invitaciones USING INDEX sqlite_autoindex_invitaciones_1 (email=?)

-- deleteInvitacionesBefore
delete
from invitaciones
where expira_en < ?;
--   SCAN invitaciones

-- modules/acceso/session/sesiones.queries.ts

-- insertSesion
insert into sesiones (usuario_id, sesion_version, dispositivo, red, vence_en, iniciada_en,
  usada_en, probada_en)
values (?, ?, ?, ?, ?, ?, ?, ?)
returning id;

-- findSesion
select sesiones.id as sesion_id, sesiones.iniciada_en as "startedAt",
  sesiones.probada_en as "provedAt", sesiones.usada_en, usuarios.id as usuario_id, usuarios.nombre,
  usuarios.email, usuarios.rol, usuarios.sesion_version
from sesiones
inner join usuarios on usuarios.id = sesiones.usuario_id
where sesiones.id = ? and sesiones.sesion_version = ? and usuarios.id = ? and
  usuarios.sesion_version = ? and usuarios.activo = ?;
--   SEARCH sesiones USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- markSesionUsed
update sesiones
set usada_en = ?
where id = ? and usada_en <= ?;
--   SEARCH sesiones USING INTEGER PRIMARY KEY (rowid=?)

-- prolongSesion
update sesiones
set vence_en = ?
where id = ? and sesion_version = ?;
--   SEARCH sesiones USING INTEGER PRIMARY KEY (rowid=?)

-- moveSesionToVersion
update sesiones
set sesion_version = ?
where id = ?;
--   SEARCH sesiones USING INTEGER PRIMARY KEY (rowid=?)

-- selectSesionesOf
select id, dispositivo, red, iniciada_en, usada_en
from sesiones
where usuario_id = ? and sesion_version = ? and vence_en > ?
order by usada_en desc, id desc
limit 100;
--   SEARCH sesiones USING INDEX sesiones_por_usuario (usuario_id=?)
--   USE TEMP B-TREE FOR ORDER BY

-- deleteSesion
delete
from sesiones
where id = ? and usuario_id = ?;
--   SEARCH sesiones USING INTEGER PRIMARY KEY (rowid=?)

-- deleteOtherSesiones
delete
from sesiones
where usuario_id = ? and id != ?;
--   SEARCH sesiones USING COVERING INDEX sesiones_por_usuario (usuario_id=?)

-- deleteSesionesOf
delete
from sesiones
where usuario_id = ?;
--   SEARCH sesiones USING COVERING INDEX sesiones_por_usuario (usuario_id=?)

-- deleteSesionesBefore
delete
from sesiones
where vence_en < ?;
--   SEARCH sesiones USING COVERING INDEX sesiones_por_vencer (vence_en<?)

-- modules/acceso/registro/registros.queries.ts

-- upsertRegistro
insert into registros (email, nombre, password_hash, navegador, creado_en)
values (?, ?, ?, ?, ?)
on conflict (email, password_hash, navegador) do update
set nombre = ?, creado_en = ?
returning id;

-- findRegistros
select id, nombre, password_hash, navegador
from registros
where email = ? and creado_en > ?
order by id
limit 1000;
--   SEARCH registros USING INDEX sqlite_autoindex_registros_1 (email=?)
--   USE TEMP B-TREE FOR ORDER BY

-- lockRegistros
select id, nombre, password_hash, navegador
from registros
where email = ? and creado_en > ?
order by id
limit 1000;
--   SEARCH registros USING INDEX sqlite_autoindex_registros_1 (email=?)
--   USE TEMP B-TREE FOR ORDER BY

-- deleteRegistro
delete
from registros
where id = ?;
--   SEARCH registros USING INTEGER PRIMARY KEY (rowid=?)

-- deleteRegistrosOf
delete
from registros
where email = ?;
--   SEARCH registros USING INDEX sqlite_autoindex_registros_1 (email=?)

-- deleteOldRegistros
select id
from registros
where creado_en <= ?
order by creado_en, id
limit 500;
--   SEARCH registros USING COVERING INDEX registros_por_edad (creado_en<?)

-- modules/acceso/registro/enlaces-registro.queries.ts

-- insertEnlace
insert into enlaces_registro (hash, email, registro_id, proposito, creado_en, expira_en)
values (?, ?, ?, ?, ?, ?);

-- findLiveEnlace
select hash, email, registro_id, usado_en
from enlaces_registro
where hash = ? and proposito = ? and expira_en > ?;
--   SEARCH enlaces_registro USING INDEX sqlite_autoindex_enlaces_registro_1 (hash=?)

-- consumeEnlace
update enlaces_registro
set usado_en = ?
where hash = ? and proposito = ? and usado_en is null and expira_en > ?
returning email;
--   SEARCH enlaces_registro USING INDEX sqlite_autoindex_enlaces_registro_1 (hash=?)

-- markEnlaceUsed
update enlaces_registro
set usado_en = ?
where hash = ? and usado_en is null;
--   SEARCH enlaces_registro USING INDEX sqlite_autoindex_enlaces_registro_1 (hash=?)

-- keepEnlacesOf
delete
from enlaces_registro
where email = ? and hash != ? and (registro_id is null or registro_id != ?);
--   SEARCH enlaces_registro USING INDEX enlaces_registro_por_email (email=?)

-- keepEnlacesOf
update enlaces_registro
set usado_en = ?
where email = ? and usado_en is null;
--   SEARCH enlaces_registro USING INDEX enlaces_registro_por_email (email=?)

-- deleteEnlacesOfRegistro
delete
from enlaces_registro
where email = ? and registro_id = ?;
--   SEARCH enlaces_registro USING INDEX enlaces_registro_por_email (email=?)

-- deleteEnlacesOf
delete
from enlaces_registro
where email = ?;
--   SEARCH enlaces_registro USING INDEX enlaces_registro_por_email (email=?)

-- deleteEnlacesBefore
delete
from enlaces_registro
where expira_en < ?;
--   SEARCH enlaces_registro USING INDEX enlaces_registro_por_vencer (expira_en<?)

-- modules/acceso/registro/registro-usuario.queries.ts

-- claimWithoutEntry
update usuarios
set nombre = ?, password_hash = ?
where id = ? and password_hash is null and google_sub is null and rol = ? and activo = ?;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- deleteWithoutEntry
delete
from usuarios
where id = ? and password_hash is null and google_sub is null and rol = ? and sesion_version = ?;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH carrito_lineas USING COVERING INDEX sqlite_autoindex_carrito_lineas_1 (usuario_id=?)
--   SEARCH invitados USING INTEGER PRIMARY KEY (rowid=?)
--   SCAN invitaciones
--   SEARCH factor_retos USING COVERING INDEX factor_retos_por_usuario (usuario_id=?)
--   SEARCH factor_respaldos USING COVERING INDEX factor_respaldos_por_usuario (usuario_id=?)
--   SEARCH factor_passkeys USING COVERING INDEX factor_passkeys_por_usuario (usuario_id=?)
--   SEARCH factor_codigos USING INTEGER PRIMARY KEY (rowid=?)
--   SEARCH sesiones USING COVERING INDEX sesiones_por_usuario (usuario_id=?)
--   SCAN auditoria
--   SCAN reservas
--   SEARCH pago_intentos USING COVERING INDEX pago_intentos_por_usuario (usuario_id=?)
--   SEARCH pedidos USING COVERING INDEX pedidos_por_usuario (usuario_id=?)
--   SEARCH direcciones USING COVERING INDEX direcciones_por_usuario (usuario_id=?)
--   SEARCH tokens_correo USING COVERING INDEX tokens_correo_por_usuario (usuario_id=?)
--   SEARCH opiniones USING COVERING INDEX opiniones_por_usuario (usuario_id=?)

-- modules/acceso/factor/codigos.queries.ts

-- findActiveCode
select usuario_id, secreto, activado_en
from factor_codigos
where usuario_id = ? and activado_en is not null;
--   SEARCH factor_codigos USING INTEGER PRIMARY KEY (rowid=?)

-- findPendingCode
select usuario_id, secreto
from factor_codigos
where usuario_id = ? and activado_en is null;
--   SEARCH factor_codigos USING INTEGER PRIMARY KEY (rowid=?)

-- savePendingCode
insert into factor_codigos (usuario_id, secreto, creado_en)
values (?, ?, ?)
on conflict (usuario_id) do update
set secreto = ?, creado_en = ?
where factor_codigos.activado_en is null
returning usuario_id;

-- activateCode
update factor_codigos
set activado_en = ?, ultimo_paso = ?
where usuario_id = ? and secreto = ? and activado_en is null;
--   SEARCH factor_codigos USING INTEGER PRIMARY KEY (rowid=?)

-- takeCodeStep
update factor_codigos
set ultimo_paso = ?, secreto = ?
where usuario_id = ? and secreto = ? and activado_en is not null and ultimo_paso < ?;
--   SEARCH factor_codigos USING INTEGER PRIMARY KEY (rowid=?)

-- deleteCode
delete
from factor_codigos
where usuario_id = ?
returning activado_en;
--   SEARCH factor_codigos USING INTEGER PRIMARY KEY (rowid=?)

-- lockFactorOwner
select id
from usuarios
where id = ? and sesion_version = ? and activo = ?;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- modules/acceso/factor/passkeys.queries.ts

-- listPasskeys
select id, credencial, clave_publica, contador, transportes, nombre, creado_en, usado_en
from factor_passkeys
where usuario_id = ?
order by id
limit 10;
--   SEARCH factor_passkeys USING INDEX factor_passkeys_por_usuario (usuario_id=?)

-- insertPasskey
insert into factor_passkeys (usuario_id, credencial, clave_publica, contador, transportes, nombre,
  creado_en)
values (?, ?, ?, ?, ?, ?, ?)
on conflict (credencial) do nothing
returning id;

-- markPasskeyUsed
update factor_passkeys
set contador = ?, usado_en = ?
where id = ? and contador = ?;
--   SEARCH factor_passkeys USING INTEGER PRIMARY KEY (rowid=?)

-- deletePasskey
delete
from factor_passkeys
where id = ? and usuario_id = ?;
--   SEARCH factor_passkeys USING INTEGER PRIMARY KEY (rowid=?)

-- deletePasskeysOf
delete
from factor_passkeys
where usuario_id = ?;
--   SEARCH factor_passkeys USING COVERING INDEX factor_passkeys_por_usuario (usuario_id=?)

-- modules/acceso/factor/proof.queries.ts

-- markSesionProved
update sesiones
set probada_en = ?
where id = ?;
--   SEARCH sesiones USING INTEGER PRIMARY KEY (rowid=?)

-- forgetProofsBeside
update sesiones
set probada_en = ?
where usuario_id = ? and id <> ?;
--   SEARCH sesiones USING INDEX sesiones_por_usuario (usuario_id=?)

-- modules/acceso/factor/respaldos.queries.ts

-- countRespaldos
select count(*) as total
from factor_respaldos
where usuario_id = ? and usado_en is null;
--   SEARCH factor_respaldos USING INDEX factor_respaldos_por_usuario (usuario_id=?)

-- replaceRespaldos
delete
from factor_respaldos
where usuario_id = ?;
--   SEARCH factor_respaldos USING COVERING INDEX factor_respaldos_por_usuario (usuario_id=?)

-- replaceRespaldos
insert into factor_respaldos (usuario_id, hash, creado_en)
values (?, ?, ?);

-- consumeRespaldo
update factor_respaldos
set usado_en = ?
where hash = ? and usuario_id = ? and usado_en is null;
--   SEARCH factor_respaldos USING INDEX sqlite_autoindex_factor_respaldos_1 (hash=?)

-- deleteRespaldosOf
delete
from factor_respaldos
where usuario_id = ?;
--   SEARCH factor_respaldos USING COVERING INDEX factor_respaldos_por_usuario (usuario_id=?)

-- modules/acceso/factor/retos.queries.ts

-- insertReto
insert into factor_retos (usuario_id, proposito, hash, sesion_version, creado_en, expira_en)
values (?, ?, ?, ?, ?, ?);

-- findLiveReto
select usuarios.id, usuarios.nombre, usuarios.email, usuarios.rol, usuarios.sesion_version
from factor_retos
inner join usuarios on usuarios.id = factor_retos.usuario_id
where factor_retos.hash = ? and factor_retos.proposito = ? and factor_retos.usado_en is null and
  factor_retos.expira_en > ? and usuarios.activo = ? and
  usuarios.sesion_version = factor_retos.sesion_version;
--   SEARCH factor_retos USING INDEX sqlite_autoindex_factor_retos_1 (hash=?)
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- consumeReto
update factor_retos
set usado_en = ?
where hash = ? and proposito = ? and usuario_id = ? and usado_en is null and expira_en > ?;
--   SEARCH factor_retos USING INDEX sqlite_autoindex_factor_retos_1 (hash=?)

-- deleteRetosBefore
delete
from factor_retos
where expira_en < ?;
--   SEARCH factor_retos USING COVERING INDEX factor_retos_por_vencer (expira_en<?)

-- deleteRetosOf
delete
from factor_retos
where usuario_id = ?;
--   SEARCH factor_retos USING COVERING INDEX factor_retos_por_usuario (usuario_id=?)
