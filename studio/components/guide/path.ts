export const GUIDE_PATH = '/admin/guide';
