/** A mail that has to arrive yet. One that was given up is the operator's to see to, unless it only thanked a customer. */
export const unsettledSql = "state <> 'sent' AND NOT (state = 'dead' AND kind = 'acknowledgement')";
