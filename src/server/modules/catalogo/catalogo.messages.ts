import { errorMessages } from "#contract/error-messages.ts";
import { formatClp } from "#contract/values/pago/clp.ts";

export const catalogoMessages = {
  productoCreated: "Producto creado.",
  productoSaved: "Producto guardado.",
  productoActivated: "Producto activado.",
  productoDeactivated: "Producto desactivado.",
  productoDestacado: "Producto destacado.",
  productoNotDestacado: "El producto ya no está destacado.",
  productoAMedida: "El producto se hace a medida.",
  productoNotAMedida: "El producto ya no se hace a medida.",
  categoriaCreated: "Categoría creada.",
  categoriaSaved: "Categoría guardada.",
  categoriaActivated: "Categoría activada.",
  categoriaDeactivated: "Categoría desactivada.",
} as const;

export const catalogoRefusals = {
  stockOfEncargo: "Se hace cuando la compran: su stock sale de lo que vendes por semana.",
  stockTooLarge: "No se puede sumar tanto stock a un solo producto.",
  encargo: {
    plazo_dias: "Escribe en cuántos días hábiles queda lista: de 1 a 60.",
    por_semana: "Escribe cuántas unidades puedes hacer por semana: de 1 a 999.",
  },
  stale: "El producto cambió mientras lo editabas.",
  skuTaken: "Ya hay otro producto con ese SKU.",
  medidaByCampos:
    "No se puede comprar sin escribir un texto o una fecha: se hace siempre a medida.",
  categoriaUnknown: errorMessages.categoriaRequired,
  imagenesForeign:
    "Una de las imágenes ya no es de este producto. Recarga la página y vuelve a intentarlo.",
  imagenesOrden: "El orden de las imágenes no calza con las imágenes enviadas.",
  diskFull:
    "No queda espacio para guardar las imágenes. No se cambió nada: libera espacio e inténtalo de nuevo.",
  imagenesNotSaved: "No se pudieron guardar las imágenes. No se cambió nada: inténtalo de nuevo.",
  categoriaTaken: "Ya hay una categoría con ese nombre.",
  categoriaWithoutLetters: "El nombre necesita al menos una letra o un número.",
  categoriaLimit: "Puedes tener hasta 500 categorías.",
} as const;

export const catalogoActs = {
  productoCreated: "Creó el producto",
  productoSaved: "Editó el producto",
  productoPrecio: "Cambió el precio del producto",
  productoCategoria: "Cambió la categoría del producto",
  productoStock: "Cambió el stock del producto",
  productoActivated: "Activó el producto",
  productoDeactivated: "Desactivó el producto",
  productoDestacado: "Destacó el producto",
  productoNotDestacado: "Dejó de destacar el producto",
  productoAMedida: "Marcó el producto como hecho a medida",
  productoNotAMedida: "Dejó de marcar el producto como hecho a medida",
  categoriaCreated: "Creó la categoría",
  categoriaSaved: "Cambió el nombre de la categoría",
  categoriaActivated: "Activó la categoría",
  categoriaDeactivated: "Desactivó la categoría",
} as const;

export function tooManyImagenes(max: number): string {
  return `Un producto admite hasta ${max} imágenes.`;
}

export function stockHeld(disponible: number): string {
  const units =
    disponible === 1 ? "queda 1 unidad disponible" : `quedan ${disponible} unidades disponibles`;
  return `El stock cambió mientras lo editabas: ahora ${units}. Revisa la cantidad.`;
}

export function precioMoved(precio: number): string {
  return `El precio cambió mientras lo editabas: ahora es ${formatClp(precio)}. Revísalo.`;
}
