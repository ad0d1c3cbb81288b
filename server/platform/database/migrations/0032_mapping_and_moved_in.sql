CREATE TABLE "import_mappings" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"decimal_sign" text,
	"keeps_html" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_decimal_sign" CHECK ("import_mappings"."decimal_sign" in (',','.'))
);
--> statement-breakpoint
CREATE TABLE "import_words" (
	"id" serial PRIMARY KEY NOT NULL,
	"mapping_id" integer,
	"word" text NOT NULL,
	"category" text NOT NULL,
	"subcategory" text,
	"shelf" text,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_words_kind" CHECK (("import_words"."category" in ('biciclette','bici-usate')) = ("import_words"."subcategory" is not null))
);
--> statement-breakpoint
CREATE TABLE "moved_in_customers" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"file_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moved_in_files" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"rows" integer NOT NULL,
	"added" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"kept" integer,
	CONSTRAINT "moved_in_files_kind" CHECK ("moved_in_files"."kind" in ('customers','orders')),
	CONSTRAINT "moved_in_files_undone" CHECK (("moved_in_files"."undone_at" is null) = ("moved_in_files"."kept" is null))
);
--> statement-breakpoint
CREATE TABLE "past_orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"file_id" integer NOT NULL,
	"source" text NOT NULL,
	"number" text NOT NULL,
	"customer_id" uuid,
	"email" text,
	"name" text,
	"placed_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"is_sale" boolean NOT NULL,
	"currency" text NOT NULL,
	"total_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "past_orders_once" UNIQUE("source","number"),
	CONSTRAINT "past_orders_total" CHECK ("past_orders"."total_cents" >= 0 and "past_orders"."refunded_cents" between 0 and "past_orders"."total_cents"),
	CONSTRAINT "past_orders_currency" CHECK ("past_orders"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "supplier_code" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "cost_cents" integer;--> statement-breakpoint
ALTER TABLE "import_words" ADD CONSTRAINT "import_words_mapping_id_import_mappings_id_fk" FOREIGN KEY ("mapping_id") REFERENCES "public"."import_mappings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moved_in_customers" ADD CONSTRAINT "moved_in_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moved_in_customers" ADD CONSTRAINT "moved_in_customers_file_id_moved_in_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."moved_in_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_orders" ADD CONSTRAINT "past_orders_file_id_moved_in_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."moved_in_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_orders" ADD CONSTRAINT "past_orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "import_mappings_name_once" ON "import_mappings" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "import_words_once" ON "import_words" USING btree (coalesce("mapping_id", 0),"word");--> statement-breakpoint
CREATE INDEX "past_orders_customer" ON "past_orders" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "past_orders_email" ON "past_orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "past_orders_placed" ON "past_orders" USING btree ("placed_at");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_cost_range" CHECK ("products"."cost_cents" between 0 and 9999999);