export const UPLOADS_PATH = '/storage/uploads/';
export const DOCUMENTS_PATH = '/storage/documents/';
