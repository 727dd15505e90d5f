import fc from "fast-check";
import { expect } from "vitest";
import { command, healBoth, producto, rarely } from "./commands.ts";
import { changeStock, itemAt, type Model } from "./model.ts";
import { refundPedido } from "./model-after-start.ts";
import { tablas } from "./model-despacho.ts";
import { letters } from "./model-piezas.ts";
import type { Operacion } from "./model-provider.ts";
import { activate, editProducto, loseAnswers, refundOf } from "./real.ts";
import { setTabla } from "./real-despacho.ts";
import { markAMedida } from "./real-medida.ts";

export const editStock = fc
  .record({ which: producto, by: fc.integer({ min: -2, max: 2 }) })
  .map(({ which, by }) =>
    command(`owner moves the stock of ${letters[which]} by ${by}`, async (model, real) => {
      expect(await editProducto(real, { producto: which, by })).toBe(changeStock(model, which, by));
    }),
  );

export const editPrecio = fc
  .record({ which: producto, precio: fc.constantFrom(1000, 1990, 2500) })
  .map(({ which, precio }) =>
    command(`owner prices ${letters[which]} at ${precio}`, async (model, real) => {
      expect(await editProducto(real, { producto: which, precio })).toBe(200);
      itemAt(model.productos, which).precio = precio;
    }),
  );

export const changeTabla = fc.constantFrom(...tablas).map((name) =>
  command(`owner saves the table of despacho: ${name}`, async (model, real) => {
    await setTabla(real, name);
    model.tabla = name;
  }),
);

export const markProducto = fc
  .record({ which: producto, isAMedida: fc.boolean() })
  .map(({ which, isAMedida }) =>
    command(
      `owner says that ${letters[which]} is ${isAMedida ? "" : "not "}made to measure`,
      async (model, real) => {
        await markAMedida(real, which, isAMedida);
        itemAt(model.productos, which).isAMedida = isAMedida;
      },
    ),
  );

export const activateProducto = fc
  .record({ which: producto, isActivo: fc.boolean() })
  .map(({ which, isActivo }) =>
    command(`owner turns ${letters[which]} ${isActivo ? "on" : "off"}`, async (model, real) => {
      await activate(real, which, isActivo);
      itemAt(model.productos, which).isActivo = isActivo;
    }),
  );

export const refundByOwner = fc
  .record({
    older: fc.nat({ max: 2 }),
    restocks: fc.boolean(),
    isAstray: rarely(),
    isDouble: rarely(),
    isPart: fc.boolean(),
    nth: fc.nat({ max: 2 }),
    clave: fc.uuid(),
  })
  .map(({ older, restocks, isAstray, isDouble, isPart, nth, clave }) => {
    const find = ({ pedidos }: Readonly<Model>) => {
      const wanted = pedidos.flatMap(({ estado }, place) =>
        isAstray || estado === "pagado" ? [place] : [],
      );
      return wanted.at(-1 - older) ?? -1;
    };
    const extra = `${isPart ? ` one unit (${nth})` : ""}${restocks ? " with its stock" : ""}${isDouble ? " twice at once" : ""}`;
    return command(
      (model) => `owner refunds pedido ${find(model)}${extra}`,
      async (model, real) => {
        if (isDouble) await healBoth(model, real);
        const place = find(model);
        const { lineas } = itemAt(model.pedidos, place);
        const unitOf = isPart ? nth % lineas.length : undefined;
        const wanted = refundPedido(model, place, { restocks, unitOf });
        const times = isDouble ? [place, place] : [place];
        const wish = { restocks, unitOf, clave };
        const found = await Promise.all(times.map((it) => refundOf(real, it, wish)));
        // The second click may still read a running refund.
        if (isDouble) expect(found).toContainEqual(wanted);
        else expect(found).toEqual([wanted]);
      },
      (model) => find(model) >= 0,
    );
  });

const operaciones: Operacion[] = ["create", "commit", "commit", "status", "refund"];

export const lostAnswers = fc
  .record({
    operacion: fc.constantFrom(...operaciones),
    falla: fc.constantFrom("sin_respuesta", "error500", "html"),
    takesEffect: fc.boolean(),
    veces: fc.integer({ min: 1, max: 3 }),
  })
  .map((loss) =>
    command(
      `the next ${loss.veces} ${loss.operacion} answers are lost (${loss.falla}, ${loss.takesEffect ? "with" : "without"} effect)`,
      async (model, real) => {
        await loseAnswers(real, loss);
        const { operacion, veces: times, takesEffect } = loss;
        model.provider.fallas[operacion] = { veces: times, takesEffect };
      },
    ),
  );

export const providerIsWell = fc.constant(
  command("the provider is well again", (model, real) => healBoth(model, real)),
);
