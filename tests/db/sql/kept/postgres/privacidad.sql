-- The SQL of privacidad on PostgreSQL 15
-- Written by `npm run sql`: see docs/arquitectura.md "The SQL".

-- modules/privacidad/bloqueos.queries.ts

-- selectBloqueos
select email, tipo, coalesce(respondida_en, creado_en) as desde
from peticiones
where estado = 'aceptada' and levantada_en is null and tipo in ('bloqueo', 'oposicion')
order by email, tipo, id
limit 5000;
--   peticiones: peticiones_vigentes

-- selectVigenteIds
select id
from peticiones
where estado = 'aceptada' and levantada_en is null and tipo in ('bloqueo', 'oposicion')
order by id desc
limit 25
offset $1;
--   peticiones: peticiones_vigentes

-- countVigentes
select count(*) as total
from peticiones
where estado = 'aceptada' and levantada_en is null and tipo in ('bloqueo', 'oposicion');
--   peticiones: peticiones_vigentes

-- hasVigente
select id
from peticiones
where estado = 'aceptada' and levantada_en is null and tipo in ('bloqueo', 'oposicion') and
  email = $1
limit 1;
--   peticiones: peticiones_vigentes

-- markLifted
update peticiones
set levantada_en = $1, levantada_motivo = $2, levantada_por = $3
where id = $4 and levantada_en is null;
--   peticiones: peticiones_pkey

-- endVigentesOf
update peticiones
set levantada_en = $1, levantada_motivo = $2
where email = $3 and estado = 'aceptada' and levantada_en is null and tipo in ('bloqueo',
  'oposicion');
--   peticiones: peticiones_vigentes

-- modules/privacidad/brechas/brechas.queries.ts

-- selectBrechas
select id, version, conocida_el, naturaleza, efectos, datos, personas, medidas, agencia_el,
  personas_el, creado_en
from brechas
order by id desc
limit 25
offset $1;
--   brechas

-- countBrechas
select count(*) as total
from brechas;
--   brechas

-- lockBrecha
select id, version, conocida_el, naturaleza, efectos, datos, personas, medidas, agencia_el,
  personas_el, creado_en
from brechas
where id = $1
for update;
--   brechas

-- insertBrecha
insert into brechas (conocida_el, naturaleza, efectos, datos, personas, medidas, agencia_el,
  personas_el, version, creado_en)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
returning id, version, conocida_el, naturaleza, efectos, datos, personas, medidas, agencia_el,
  personas_el, creado_en;

-- updateBrecha
insert into brechas (conocida_el, naturaleza, efectos, datos, personas, medidas, agencia_el,
  personas_el, version, creado_en)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
returning id, version, conocida_el, naturaleza, efectos, datos, personas, medidas, agencia_el,
  personas_el, creado_en;

-- updateBrecha
update brechas
set version = $1
where id = $2
returning id, version, conocida_el, naturaleza, efectos, datos, personas, medidas, agencia_el,
  personas_el, creado_en;
--   brechas

-- modules/privacidad/peticiones.queries.ts

-- insertPeticion
insert into peticiones (tipo, nombre, email, detalle, estado, creado_en)
values ($1, $2, $3, $4, $5, $6)
returning id;

-- selectPeticion
select id, tipo, nombre, email, detalle, estado, creado_en, confirmada_en, vence_en, prorroga,
  respuesta, respondida_en, enviada_en, autor, levantada_en, levantada_motivo
from peticiones
where id = $1;
--   peticiones: peticiones_pkey

-- lockPeticion
select id, tipo, nombre, email, detalle, estado, creado_en, confirmada_en, vence_en, prorroga,
  respuesta, respondida_en, enviada_en, autor, levantada_en, levantada_motivo
from peticiones
where id = $1
for update;
--   peticiones: peticiones_pkey

-- lockPeticionOfEnlace
select id, tipo, nombre, email, detalle, estado, creado_en, confirmada_en, vence_en, prorroga,
  respuesta, respondida_en, enviada_en, autor, levantada_en, levantada_motivo
from peticiones
where enlace = $1 and creado_en > $2
for update;
--   peticiones: peticiones_por_enlace

-- setPeticionEnlace
update peticiones
set enlace = $1
where id = $2 and estado = $3;
--   peticiones: peticiones_por_estado

-- markConfirmed
update peticiones
set estado = $1, confirmada_en = $2, vence_en = $3
where id = $4 and estado = $5;
--   peticiones: peticiones_por_estado

-- markExtended
update peticiones
set vence_en = $1, prorroga = $2, prorrogada_en = $3
where id = $4 and prorroga is null;
--   peticiones: peticiones_pkey

-- markAnswered
update peticiones
set estado = $1, respuesta = $2, autor = $3, respondida_en = $4
where id = $5 and estado = $6;
--   peticiones: peticiones_pkey

-- selectPeticiones: open
select id, tipo, nombre, email, detalle, estado, creado_en, confirmada_en, vence_en, prorroga,
  respuesta, respondida_en, enviada_en, autor, levantada_en, levantada_motivo
from peticiones
where estado in ($1)
order by vence_en asc, id
limit 25
offset $2;
--   peticiones: peticiones_por_estado

-- selectPeticiones: answered
select id, tipo, nombre, email, detalle, estado, creado_en, confirmada_en, vence_en, prorroga,
  respuesta, respondida_en, enviada_en, autor, levantada_en, levantada_motivo
from peticiones
where estado in ($1, $2)
order by id desc, id
limit 25
offset $3;
--   peticiones: peticiones_pkey

-- countPeticiones: open
select count(*) as total
from peticiones
where estado in ($1);
--   peticiones: peticiones_por_estado

-- countPeticiones: due
select count(*) as total
from peticiones
where estado in ($1) and vence_en < $2;
--   peticiones: peticiones_por_estado

-- selectPeticionesById
select id, tipo, nombre, email, detalle, estado, creado_en, confirmada_en, vence_en, prorroga,
  respuesta, respondida_en, enviada_en, autor, levantada_en, levantada_motivo
from peticiones
where id in ($1, $2)
order by id desc
limit 2;
--   peticiones: peticiones_pkey

-- selectUnsentIds
select id
from peticiones
where respondida_en is not null and enviada_en is null
order by id desc
limit 100;
--   peticiones: peticiones_sin_enviar

-- noteSent
update peticiones
set enviada_en = $1
where id = $2 and enviada_en is null;
--   peticiones: peticiones_pkey

-- modules/privacidad/peticiones-of-correo.queries.ts

-- selectPeticionesFrom
select tipo, nombre, detalle, estado, creado_en, prorroga, respuesta, respondida_en, levantada_en,
  levantada_motivo
from peticiones
where email = $1
order by id desc
limit 1000;
--   peticiones: peticiones_por_email

-- blankPeticionesFrom
delete
from peticiones
where email = $1 and estado = $2;
--   peticiones: peticiones_por_estado

-- blankPeticionesFrom
update peticiones
set nombre = $1, detalle = $2
where email = $3 and respondida_en is not null;
--   peticiones: peticiones_por_email

-- forgetPeticionesBefore
select id, estado, creado_en
from peticiones
where creado_en < $1 and ((estado = $2 and creado_en < $3) or (respondida_en < $4 and
  not (tipo in ($5, $6) and estado = $7 and levantada_en is null)) or (respondida_en < $8 and
  (nombre <> $9 or detalle <> $10)))
order by creado_en
limit 200;
--   peticiones: peticiones_por_creado_en
