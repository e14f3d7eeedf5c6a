/** Said alike by several forms. */
export const validEmail = "Please enter a valid email address";
export const validPhone = "Please enter a valid phone number";
