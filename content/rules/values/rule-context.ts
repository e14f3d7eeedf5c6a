/** With this a rule of a schema tells what is wrong with a value. */
export type RuleContext = {
  addIssue: (issue: {
    code: "custom";
    /** Leads to what is wrong within the value; without it that is the whole value. */
    path?: PropertyKey[];
    /** What alone is shown of a longer text. */
    part?: string;
    message: string;
    fix?: string;
    /** Whether other rules, too, are to say what they find. */
    continue?: boolean;
  }) => void;
};
