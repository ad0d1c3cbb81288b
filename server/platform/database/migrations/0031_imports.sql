CREATE TABLE "catalog_import_items" (
	"import_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"before" jsonb,
	"sizes_after" jsonb NOT NULL,
	"version" integer NOT NULL,
	"revisions" integer NOT NULL,
	"ended_reduction" integer,
	"outcome" text,
	CONSTRAINT "catalog_import_items_import_id_product_id_pk" PRIMARY KEY("import_id","product_id"),
	CONSTRAINT "catalog_import_items_outcome" CHECK ("catalog_import_items"."outcome" in ('back','pieces_kept','kept','switched_off'))
);
--> statement-breakpoint
CREATE TABLE "catalog_imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"file_name" text,
	"report" jsonb NOT NULL,
	"state" text NOT NULL,
	"ending" text,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"stop_asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"taken_back_at" timestamp with time zone,
	"outcome" jsonb,
	"pruned_at" timestamp with time zone,
	CONSTRAINT "catalog_imports_state" CHECK ("catalog_imports"."state" in ('applying','done','taking_back','taken_back')),
	CONSTRAINT "catalog_imports_ending" CHECK ("catalog_imports"."ending" in ('undone','switched_off','stopped','cut_off','refused')),
	CONSTRAINT "catalog_imports_why" CHECK (("catalog_imports"."ending" is null) = ("catalog_imports"."state" in ('applying','done'))),
	CONSTRAINT "catalog_imports_done" CHECK ("catalog_imports"."done" between 0 and "catalog_imports"."total"),
	CONSTRAINT "catalog_imports_taken_back" CHECK (("catalog_imports"."taken_back_at" is null) = ("catalog_imports"."state" <> 'taken_back'))
);
--> statement-breakpoint
ALTER TABLE "catalog_import_items" ADD CONSTRAINT "catalog_import_items_import_id_catalog_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalog_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "catalog_imports_one_open" ON "catalog_imports" USING btree ((true)) WHERE "catalog_imports"."state" in ('applying','taking_back');--> statement-breakpoint
CREATE INDEX "cart_lines_product" ON "cart_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_slug_base" ON "products" USING btree (regexp_replace("slug", '-[0-9]+$', ''));--> statement-breakpoint
CREATE INDEX "checkout_lines_product" ON "checkout_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "price_change_items_product" ON "price_change_items" USING btree ("product_id");