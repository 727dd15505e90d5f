-- The SQL of acceso on SQLite 3.53.4
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/acceso/acceso.queries.ts

-- findUsuarioByEmail
select id, nombre, email, password_hash, rol, activo, email_verificado_en, sesion_version
from usuarios
where email = ?;
--   SEARCH usuarios USING INDEX sqlite_autoindex_usuarios_1 (email=?)

-- findUsuarioById
select id, nombre, email, password_hash, rol, activo, email_verificado_en, sesion_version
from usuarios
where id = ?;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- lockUsuarioRow
select activo
from usuarios
where id = ?;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- findCuenta
select nombre, email, rol, creado_en, email_verificado_en,
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
set password_hash = ?, rol = ?, activo = ?, email_verificado_en = ?, google_sub = ?,
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

-- modules/acceso/erase-usuario.queries.ts

-- lockAdmins
select id
from usuarios
where rol = ? and activo = ?
order by id
limit ?;
--   SCAN usuarios

-- lockOwnUsuario
select id, nombre, email
from usuarios
where id = ? and sesion_version = ? and activo = ?;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- blankUsuario
update usuarios
set nombre = ?, email = ?, password_hash = ?, google_sub = ?, email_verificado_en = ?, rol = ?,
  activo = ?, borrado_en = ?, sesion_version = sesion_version + ?
where id = ?;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- modules/acceso/google/google.queries.ts

-- findUsuarioByGoogleSub
select id, nombre, email, rol, activo, email_verificado_en, google_sub, sesion_version
from usuarios
where google_sub = ?;
--   SEARCH usuarios USING INDEX usuarios_google_sub (google_sub=?)

-- findLinkableUsuario
select id, nombre, email, rol, activo, email_verificado_en, google_sub, sesion_version
from usuarios
where email = ?;
--   SEARCH usuarios USING INDEX sqlite_autoindex_usuarios_1 (email=?)

-- insertGoogleUsuario
insert into usuarios (nombre, email, google_sub, password_hash, rol, email_verificado_en, creado_en)
values (?, ?, ?, ?, ?, ?, ?)
on conflict do nothing;

-- linkGoogle
update usuarios
set google_sub = ?
where id = ? and google_sub is null;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- claimUnverified
update usuarios
set google_sub = ?, password_hash = ?, email_verificado_en = ?, sesion_version = sesion_version + ?
where id = ? and google_sub is null and email_verificado_en is null;
--   SEARCH usuarios USING INTEGER PRIMARY KEY (rowid=?)

-- modules/acceso/mail-tokens.queries.ts

-- replaceTokens
delete
from tokens_correo
where usuario_id = ? and proposito = ?;
--   SEARCH tokens_correo USING COVERING INDEX tokens_correo_por_usuario (usuario_id=? AND proposito=?)

-- replaceTokens
insert into tokens_correo (usuario_id, proposito, hash, creado_en, expira_en)
values (?, ?, ?, ?, ?);

-- insertToken
insert into tokens_correo (usuario_id, proposito, hash, creado_en, expira_en)
values (?, ?, ?, ?, ?);

-- findLiveToken
select id, usuario_id, usado_en
from tokens_correo
where hash = ? and proposito = ? and expira_en > ?;
--   SEARCH tokens_correo USING INDEX sqlite_autoindex_tokens_correo_1 (hash=?)

-- markTokenUsed
update tokens_correo
set usado_en = ?
where id = ? and usado_en is null;
--   SEARCH tokens_correo USING INTEGER PRIMARY KEY (rowid=?)

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
limit ?;
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
