/** A mail that was given up and is the operator's to see to; one that only thanked a customer is nobody's. */
export const givenUpSql = "state = 'dead' AND kind <> 'acknowledgement'";

/** A mail that has to arrive yet. */
export const unsentSql = "state IN ('queued', 'sending')";

/** A mail that was tried and is to be tried again; when, the index of the outbox knows. */
export const putOffSql = "state = 'queued' AND attempts > 0";
