/**
 * Lower case, 8 characters or more. Gathered by hand: keyboard walks, words people here choose,
 * this shop.
 */
const listed = `
12345678 123456789 1234567890 12345678910 0123456789 87654321 987654321 9876543210 11111111 111111111
1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888
99999999 12341234 12121212 11223344 1122334455 112233445566 12344321 123321123 123123123 123456123
147258369 159357159 159753159 741852963 963852741 10203040 1020304050 13131313 69696969 20202020
20242024 20252025 20262026 19901990 19801980 20002000 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx
1qaz2wsx3edc qazwsxedc zaq12wsx q1w2e3r4 q1w2e3r4t5 qwer1234 qwerty12 qwerty123 qwerty1234 qwerty12345
qwertyui qwertyuiop qwertyuiop123 asdfghjk asdfghjkl asdfghjklñ asdfasdf asdf1234 asdfg123 zxcvbnm1
zxcvbnm123 zxcvbnm, zxcvzxcv abcd1234 abcd12345 abcde123 abc12345 abc123456 abcdefgh abcdefg1 a1b2c3d4
a1b2c3d4e5 aa123456 aaaaaaaa abcabc123 1234abcd 12345abc 1234qwer 123qweasd qweasdzxc qwe12345
password password1 password12 password123 password1234 password! password1! passw0rd p@ssw0rd p@ssword
pa55word pass1234 pass12345 passpass letmein1 letmein123 welcome1 welcome123 iloveyou iloveyou1
iloveyou123 princess princess1 sunshine sunshine1 football football1 baseball superman superman1
batman123 spiderman pokemon123 starwars starwars1 michelle jennifer whatever trustno1 dragon123
monkey123 shadow123 master123 admin123 admin1234 admin12345 administrator administrador admin2024
admin2025 admin2026 root1234 rootroot test1234 testtest test12345 guest123 user1234 usuario1
usuario123 default1 changeme changeme1 changeme123 secret123 computer computer1 internet internet1
minecraft minecraft1 fortnite fortnite123 roblox123 facebook facebook1 instagram instagram1 whatsapp
google123 samsung1 samsung123 android1
contrasena contraseña contrasena1 contraseña1 contrasena12 contrasena123 contraseña123 contrasena1234
contraseña1234 clave123 clave1234 clave12345 miclave1 miclave123 mi_clave miclave1234 secreta1
secreto1 secreto123 prueba123 prueba1234 pruebaprueba hola1234 hola12345 holahola holahola1 hola123456
holamundo holamundo1 buenosdias bienvenido bienvenido1 bienvenida bienvenida1 bienvenido123 teamo123
teamo1234 teamomucho teamo12345 tequiero tequiero1 tequiero123 tequieromucho miamor123 amorcito
amorcito1 amormio1 amoramor amorosa1 mivida123 mividaeres princesa princesa1 princesa123 preciosa
preciosa1 hermosa1 hermosa123 corazon1 corazon123 estrella estrella1 estrella123 mariposa mariposa1
mariposa123 angelito angelito1 chiquita chiquita1 chiquito chiquito1 bebebebe gatito123 perrito1
perrito123 cachorro dinosaurio familia1 familia123 jesucristo jesus123 jesusteama diosesamor
diosmeama diostebendiga cristiano alejandro alejandro1 alejandra alejandra1 francisco francisco1
francisca francisca1 cristian1 cristina fernanda fernanda1 fernando fernando1 sebastian sebastian1
valentina valentina1 catalina catalina1 constanza constanza1 florencia florencia1 martina1 martina123
benjamin benjamin1 cristobal cristobal1 vicente1 vicente123 santiago santiago1 santiago123 santiago2024
santiago2025 daniela1 daniela123 gabriela gabriela1 carolina carolina1 javiera1 javiera123 camila123
antonia1 antonia123 isidora1 matias123 nicolas1 nicolas123 rodrigo1 rodrigo123 patricio patricia
mauricio claudia1 marcelo1 veronica marcela1 lorena123 barcelona barcelona1 realmadrid realmadrid1
futbol123 futbol10 messi123 ronaldo7 ronaldinho alexis123 colocolo colocolo1 colocolo91 colocolo1991
colocolo123 colo-colo colocolito albo1925 cacique1 cacique91 garrablanca udechile udechile1 udechile123
universidaddechile losdeabajo bulla123 labulla1 universidad cruzados catolica catolica1 ucatolica
laroja123 vivachile vivachile1 vivachilemierda chile123 chile1234 chile12345 chilechile chile2024
chile2025 chile2026 chilenos chileno1 chilena1 chilenita valparaiso valparaiso1 vinadelmar viñadelmar
concepcion antofagasta antofagasta1 iquique123 laserena laserena1 rancagua rancagua1 temuco123
puertomontt puntarenas puntaarenas coquimbo coquimbo1 losangeles chiloe123 patagonia patagonia1
cordillera terremoto completo1 empanada empanadas cachaichile weonweon huevon123 fiestaspatrias
dieciocho 18septiembre 18deseptiembre septiembre septiembre18 diciembre noviembre primavera primavera1
verano2024 verano2025 verano2026 invierno invierno1 mexico123 argentina argentina1 colombia colombia1
venezuela venezuela1 peru1234 espana123
estrato1 estrato12 estrato123 estrato1234 estrato3d estrato2025 estrato2026 tienda123 tienda1234
tienda3d impresion3d impresora3d impresion3d1 impresora impresora1 figuras3d compras123 micompra1
`;

const commonPasswords: ReadonlySet<string> = new Set(listed.trim().split(/\s+/));

export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}
