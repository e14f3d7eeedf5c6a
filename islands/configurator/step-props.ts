import type { Catalogue } from "../../domain/catalogue.ts";
import type { Action, OrderState } from "./state.ts";

export type StepProps = {
  /** Begins the ids of what stands in the step. */
  readonly id: string;
  readonly catalogue: Catalogue;
  readonly state: OrderState;
  readonly dispatch: (action: Action) => void;
};
