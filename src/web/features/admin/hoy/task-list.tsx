import { Fragment } from "react";
import { Link } from "react-router";
import type { Resumen } from "#contract/resumen.ts";
import { adminHoyCopy as copy } from "#web/copy/admin-hoy.ts";
import { cx } from "#web/ui/class-names.ts";
import { CheckIcon } from "#web/ui/icons.tsx";
import { splitTasks, type Task } from "./tasks.ts";

/** What waits, as cards; what does not, as a quiet line below. */
export function TaskList({ resumen }: { resumen: Resumen }) {
  const { waiting, idle } = splitTasks(resumen);
  return (
    <section aria-label={copy.waiting} className="grid gap-4">
      {waiting.length === 0 ? (
        <Quiet />
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3">
          {waiting.map((task) => (
            <li key={task.name} className="grid">
              <TaskCard task={task} />
            </li>
          ))}
        </ul>
      )}
      {idle.length > 0 && <IdleTasks tasks={idle} />}
    </section>
  );
}

function TaskCard({ task: { name, count, to, isUrgent } }: { task: Task }) {
  const { name: title, hint } = copy.tasks[name];
  return (
    <Link
      to={to}
      className={cx(
        "grid content-start gap-1 rounded-soft p-4 no-underline inset-ring-2 sm:p-5",
        isUrgent
          ? "bg-ambar inset-ring-ambar hover:inset-ring-obsidiana"
          : "bg-blanco inset-ring-lapis hover:bg-lapis-claro",
      )}
    >
      <span className="font-display text-3xl font-bold">{count.toLocaleString("es-CL")}</span>{" "}
      <span className="font-semibold">{title}</span>{" "}
      <span className={cx("text-sm", isUrgent ? "text-obsidiana" : "text-pizarra")}>{hint}</span>
    </Link>
  );
}

function Quiet() {
  return (
    <div className="flex items-center gap-4 rounded-soft bg-verde-claro p-5 sm:p-6">
      <CheckIcon className="size-8 shrink-0 text-verde" />
      <div>
        <h2 className="text-xl">{copy.quietTitle}</h2>
        <p className="text-sm">{copy.quiet}</p>
      </div>
    </div>
  );
}

/** One sentence whose words are the ways to the lists. */
function IdleTasks({ tasks }: { tasks: readonly Task[] }) {
  return (
    <p className="text-sm text-pizarra">
      {copy.atZero}{" "}
      {tasks.map(({ name, to }, place) => (
        <Fragment key={name}>
          <Link to={to} className="link inline-flex min-h-11 items-center">
            {copy.tasks[name].name}
          </Link>
          {separatorAfter(place, tasks.length)}
        </Fragment>
      ))}
    </p>
  );
}

function separatorAfter(place: number, total: number): string {
  if (place === total - 1) return ".";
  return place === total - 2 ? copy.and : ", ";
}
