import { Fragment } from "react";
import { Link } from "react-router";
import type { Resumen } from "#contract/schemas/administracion.ts";
import { formatDay } from "#web/app/dates.ts";
import { CheckIcon } from "#web/ui/art/icons.tsx";
import { cx } from "#web/ui/class-names.ts";
import { splitTasks, type Task } from "./tasks.ts";
import { todayCopy as copy } from "./today.copy.ts";

export function TaskList({ resumen }: { resumen: Resumen }) {
  const { first, later, idle } = splitTasks(resumen);
  return (
    <section aria-label={copy.waiting} className="grid gap-5">
      {first.length + later.length === 0 && <Quiet />}
      {first.length > 0 && (
        <ul className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col sm:gap-4">
          {first.map((task) => (
            <li key={task.name} className="grid">
              <TaskCard task={task} />
            </li>
          ))}
        </ul>
      )}
      {later.length > 0 && (
        <ul className="grid border-y border-hairline max-sm:divide-y max-sm:divide-hairline sm:auto-cols-fr sm:grid-flow-col sm:gap-x-4">
          {later.map((task) => (
            <li key={task.name} className="grid">
              <TaskLine task={task} />
            </li>
          ))}
        </ul>
      )}
      {idle.length > 0 && <IdleTasks tasks={idle} />}
    </section>
  );
}

function TaskCard({ task }: { task: Task }) {
  const { name, count, to, isUrgent } = task;
  const { name: title } = copy.tasks[name];
  return (
    <Link
      to={to}
      className={cx(
        "group grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-3 rounded-thin",
        "px-4 pt-2 pb-4 no-underline sm:grid-cols-1 sm:px-5 sm:pb-5",
        isUrgent ? "bg-warning" : "bg-card ring ring-hairline hover:ring-accent",
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          "layers col-span-full -mx-4 -mt-2 mb-3 sm:-mx-5",
          isUrgent ? "text-warning-edge" : "text-copper",
        )}
      />
      <span className="font-display text-3xl font-bold tabular-nums">
        {count.toLocaleString("es-CL")}
      </span>{" "}
      <span className="grid sm:mt-1">
        <span className="font-semibold group-hover:underline">{title}</span>{" "}
        <span className={cx("text-sm", isUrgent ? "text-ink" : "text-muted")}>{hintOf(task)}</span>
      </span>
    </Link>
  );
}

function TaskLine({ task: { name, count, to } }: { task: Task }) {
  const { name: title, hint } = copy.tasks[name];
  return (
    <Link
      to={to}
      className="group grid min-h-12 grid-cols-[auto_minmax(0,1fr)] content-center items-baseline gap-x-2 py-2 text-sm no-underline"
    >
      <span className="min-w-8 text-base font-semibold tabular-nums">
        {count.toLocaleString("es-CL")}
      </span>{" "}
      <span className="flex flex-wrap gap-x-2 sm:max-xl:grid">
        <span className="font-semibold group-hover:underline">{title}</span>{" "}
        <span className="text-muted">{hint}</span>
      </span>
    </Link>
  );
}

function hintOf({ name, oldest }: Task): string {
  const { hint } = copy.tasks[name];
  return oldest === null ? hint : copy.oldest(hint, formatDay(oldest));
}

function Quiet() {
  return (
    <div className="flex items-center gap-4 rounded-soft bg-success-tint p-5 sm:p-6">
      <CheckIcon className="size-8 shrink-0 text-success" />
      <div>
        <h2 className="text-xl">{copy.quietTitle}</h2>
        <p className="text-sm">{copy.quiet}</p>
      </div>
    </div>
  );
}

function IdleTasks({ tasks }: { tasks: readonly Task[] }) {
  return (
    <p className="text-sm text-muted">
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
