/** Where the site serves pictures and documents of its own database. */
export const UPLOADS_PATH = '/storage/uploads/';
export const DOCUMENTS_PATH = '/storage/documents/';
