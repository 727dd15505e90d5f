-- The SQL of privacidad on SQLite 3.53.4
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/privacidad/bloqueos.queries.ts

-- selectBloqueos
select email, tipo, coalesce(respondida_en, creado_en) as desde
from peticiones
where estado = 'aceptada' and levantada_en is null and tipo in ('bloqueo', 'oposicion')
order by email, tipo, id
limit 5000;
--   SEARCH peticiones USING INDEX peticiones_por_estado (estado=?)
--   USE TEMP B-TREE FOR ORDER BY

-- selectVigenteIds
select id
from peticiones
where estado = 'aceptada' and levantada_en is null and tipo in ('bloqueo', 'oposicion')
order by id desc
limit 25
offset ?;
--   SEARCH peticiones USING INDEX peticiones_por_estado (estado=?)
--   USE TEMP B-TREE FOR ORDER BY

-- countVigentes
select count(*) as total
from peticiones
where estado = 'aceptada' and levantada_en is null and tipo in ('bloqueo', 'oposicion');
--   SEARCH peticiones USING INDEX peticiones_por_estado (estado=?)

-- hasVigente
select id
from peticiones
where estado = 'aceptada' and levantada_en is null and tipo in ('bloqueo', 'oposicion') and
  email = ?
limit 1;
--   SEARCH peticiones USING INDEX peticiones_vigentes (email=? AND tipo=?)

-- markLifted
update peticiones
set levantada_en = ?, levantada_motivo = ?, levantada_por = ?
where id = ? and levantada_en is null;
--   SEARCH peticiones USING INTEGER PRIMARY KEY (rowid=?)

-- endVigentesOf
update peticiones
set levantada_en = ?, levantada_motivo = ?
where email = ? and estado = 'aceptada' and levantada_en is null and tipo in ('bloqueo',
  'oposicion');
--   SEARCH peticiones USING INDEX peticiones_vigentes (email=? AND tipo=?)

-- modules/privacidad/brechas/brechas.queries.ts

-- selectBrechas
select id, version, conocida_el, naturaleza, efectos, datos, personas, medidas, agencia_el,
  personas_el, creado_en
from brechas
order by id desc
limit 25
offset ?;
--   SCAN brechas

-- countBrechas
select count(*) as total
from brechas;
--   SCAN brechas

-- lockBrecha
select id, version, conocida_el, naturaleza, efectos, datos, personas, medidas, agencia_el,
  personas_el, creado_en
from brechas
where id = ?;
--   SEARCH brechas USING INTEGER PRIMARY KEY (rowid=?)

-- insertBrecha
insert into brechas (conocida_el, naturaleza, efectos, datos, personas, medidas, agencia_el,
  personas_el, version, creado_en)
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning id, version, conocida_el, naturaleza, efectos, datos, personas, medidas, agencia_el,
  personas_el, creado_en;

-- updateBrecha
insert into brechas (conocida_el, naturaleza, efectos, datos, personas, medidas, agencia_el,
  personas_el, version, creado_en)
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning id, version, conocida_el, naturaleza, efectos, datos, personas, medidas, agencia_el,
  personas_el, creado_en;

-- updateBrecha
update brechas
set version = ?
where id = ?
returning id, version, conocida_el, naturaleza, efectos, datos, personas, medidas, agencia_el,
  personas_el, creado_en;
--   SEARCH brechas USING INTEGER PRIMARY KEY (rowid=?)

-- modules/privacidad/peticiones.queries.ts

-- insertPeticion
insert into peticiones (tipo, nombre, email, detalle, estado, creado_en)
values (?, ?, ?, ?, ?, ?)
returning id;

-- selectPeticion
select id, tipo, nombre, email, detalle, estado, creado_en, confirmada_en, vence_en, prorroga,
  respuesta, respondida_en, enviada_en, autor, levantada_en, levantada_motivo
from peticiones
where id = ?;
--   SEARCH peticiones USING INTEGER PRIMARY KEY (rowid=?)

-- lockPeticion
select id, tipo, nombre, email, detalle, estado, creado_en, confirmada_en, vence_en, prorroga,
  respuesta, respondida_en, enviada_en, autor, levantada_en, levantada_motivo
from peticiones
where id = ?;
--   SEARCH peticiones USING INTEGER PRIMARY KEY (rowid=?)

-- lockPeticionOfEnlace
select id, tipo, nombre, email, detalle, estado, creado_en, confirmada_en, vence_en, prorroga,
  respuesta, respondida_en, enviada_en, autor, levantada_en, levantada_motivo
from peticiones
where enlace = ? and creado_en > ?;
--   SEARCH peticiones USING INDEX peticiones_por_enlace (enlace=?)

-- setPeticionEnlace
update peticiones
set enlace = ?
where id = ? and estado = ?;
--   SEARCH peticiones USING INTEGER PRIMARY KEY (rowid=?)

-- markConfirmed
update peticiones
set estado = ?, confirmada_en = ?, vence_en = ?
where id = ? and estado = ?;
--   SEARCH peticiones USING INTEGER PRIMARY KEY (rowid=?)

-- markExtended
update peticiones
set vence_en = ?, prorroga = ?, prorrogada_en = ?
where id = ? and prorroga is null;
--   SEARCH peticiones USING INTEGER PRIMARY KEY (rowid=?)

-- markAnswered
update peticiones
set estado = ?, respuesta = ?, autor = ?, respondida_en = ?
where id = ? and estado = ?;
--   SEARCH peticiones USING INTEGER PRIMARY KEY (rowid=?)

-- selectPeticiones: open
select id, tipo, nombre, email, detalle, estado, creado_en, confirmada_en, vence_en, prorroga,
  respuesta, respondida_en, enviada_en, autor, levantada_en, levantada_motivo
from peticiones
where estado in (?)
order by vence_en asc, id
limit 25
offset ?;
--   SEARCH peticiones USING INDEX peticiones_por_estado (estado=?)

-- selectPeticiones: answered
select id, tipo, nombre, email, detalle, estado, creado_en, confirmada_en, vence_en, prorroga,
  respuesta, respondida_en, enviada_en, autor, levantada_en, levantada_motivo
from peticiones
where estado in (?, ?)
order by id desc, id
limit 25
offset ?;
--   SEARCH peticiones USING INDEX peticiones_por_estado (estado=?)
--   USE TEMP B-TREE FOR ORDER BY

-- countPeticiones: open
select count(*) as total
from peticiones
where estado in (?);
--   SEARCH peticiones USING COVERING INDEX peticiones_por_estado (estado=?)

-- countPeticiones: due
select count(*) as total
from peticiones
where estado in (?) and vence_en < ?;
--   SEARCH peticiones USING COVERING INDEX peticiones_por_estado (estado=? AND vence_en<?)

-- selectPeticionesById
select id, tipo, nombre, email, detalle, estado, creado_en, confirmada_en, vence_en, prorroga,
  respuesta, respondida_en, enviada_en, autor, levantada_en, levantada_motivo
from peticiones
where id in (?, ?)
order by id desc
limit 2;
--   SEARCH peticiones USING INTEGER PRIMARY KEY (rowid=?)

-- selectUnsentIds
select id
from peticiones
where respondida_en is not null and enviada_en is null
order by id desc
limit 100;
--   SCAN peticiones USING INDEX peticiones_sin_enviar

-- noteSent
update peticiones
set enviada_en = ?
where id = ? and enviada_en is null;
--   SEARCH peticiones USING INTEGER PRIMARY KEY (rowid=?)

-- modules/privacidad/peticiones-of-correo.queries.ts

-- selectPeticionesFrom
select tipo, nombre, detalle, estado, creado_en, prorroga, respuesta, respondida_en, levantada_en,
  levantada_motivo
from peticiones
where email = ?
order by id desc
limit 1000;
--   SEARCH peticiones USING INDEX peticiones_por_email (email=?)

-- blankPeticionesFrom
delete
from peticiones
where email = ? and estado = ?;
--   SEARCH peticiones USING INDEX peticiones_por_estado (estado=?)

-- blankPeticionesFrom
update peticiones
set nombre = ?, detalle = ?
where email = ? and respondida_en is not null;
--   SEARCH peticiones USING INDEX peticiones_por_email (email=?)

-- forgetPeticionesBefore
select id, estado, creado_en
from peticiones
where creado_en < ? and ((estado = ? and creado_en < ?) or (respondida_en < ? and not (tipo in (?,
  ?) and estado = ? and levantada_en is null)) or (respondida_en < ? and
  (nombre <> ? or detalle <> ?)))
order by creado_en
limit 200;
--   SEARCH peticiones USING INDEX peticiones_por_creado_en (creado_en<?)
