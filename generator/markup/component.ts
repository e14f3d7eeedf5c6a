export type Props = Record<string, unknown>;
export type Component = ((props: Props) => unknown) & {
  prototype?: { isReactComponent?: object };
};

export function isComponent(type: unknown): type is Component {
  return typeof type === "function";
}

export function shown(component: Component, props: Props): unknown {
  if (!component.prototype?.isReactComponent) return component(props);
  throw new Error(`${component.name} is a class; on a page that stands still a function will do`);
}
